"""Real 3D physics of the wheel. Measures in the words of the game; judges nothing."""
