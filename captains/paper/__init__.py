"""Paper: matches and blank sheets as PNG, PDF and transcripts."""
