import { afterAll, vi } from 'vitest';

/**
 * The files of a worker share the libraries that they load. What our own modules keep begins anew with each, and so do
 * the clock, the environment and the language of the schemas, which zod keeps outside its modules.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, '__zod_globalConfig');
  Reflect.deleteProperty(globalThis, '__zod_globalRegistry');
  vi.resetModules();
});
