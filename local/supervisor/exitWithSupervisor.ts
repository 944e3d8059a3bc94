// Loaded with --import into programs that know nothing of the supervisor, so that none outlives it.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
