// Loaded with --import into other programs, so that they exit with the supervisor.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
