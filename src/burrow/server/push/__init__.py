"""Notifications by Web Push: to which services, encrypted and signed how, and sent by what."""
