"""The game server: tables over HTTP and WebSockets. It knows games only through the contract in `engine/game.py`."""
