"""TCP connections: how many there may be and how long each may be slow. Sits between uvicorn and the application."""
