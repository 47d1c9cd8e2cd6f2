"""The rules of Captains' War, one file each."""
