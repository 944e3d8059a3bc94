/**
 * Replaces a package that the emulators require and the portal does not need (README.md). Reading an export works, because
 * the emulators do that when they start. Calling it fails.
 */
module.exports = (name) =>
  new Proxy(
    {},
    {
      get: (_, key) => () => {
        throw new Error(`${String(key)} of ${name} is not available locally (local/unused).`);
      },
    },
  );
