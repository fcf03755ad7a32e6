"""The messages between browser and server, and the errors they carry. Shapes only; nothing here does anything."""
