"""Tables over HTTP and WebSockets: messages, tables, clocks, lobby. Knows games only through the contract."""
