import { afterAll, vi } from 'vitest';

/**
 * The test files of a worker share loaded libraries. The state of our own modules is reset for each file, like the clock,
 * the environment and the schema language, which zod keeps outside its modules.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, '__zod_globalConfig');
  Reflect.deleteProperty(globalThis, '__zod_globalRegistry');
  vi.resetModules();
});
