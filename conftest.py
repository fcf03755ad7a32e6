"""Settings for every test, those of the games included."""

from hypothesis import HealthCheck, settings

# A busy machine must not fail a test, so examples have no deadline and may be slow to draw.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
