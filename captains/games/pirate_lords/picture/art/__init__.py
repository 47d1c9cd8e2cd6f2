"""The drawings on the cards, in card units: a card is 630 wide and 880 high, and its picture 562 by 712."""
