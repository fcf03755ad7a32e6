"""One open WebSocket: reading, writing, and measuring its delay. Knows no table and no game."""
