"""HTTP: the endpoints under `/api`, the page, and who may ask for them."""
