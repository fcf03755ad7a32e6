"""Where bots think: a pool of processes and the queue in front of it."""
