// First: libraries keep the timer functions that they find when they are loaded.
import { readProcessState, takeProcessLeaks } from './leaks.ts';
import { afterAll, vi } from 'vitest';

const before = readProcessState();

/**
 * The test files of a worker share loaded libraries. The state of our own modules is reset for each file, like the clock,
 * the environment and the schema language, which zod keeps outside its modules. A file that leaves something else fails.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, '__zod_globalConfig');
  Reflect.deleteProperty(globalThis, '__zod_globalRegistry');
  const leaks = takeProcessLeaks(before);
  vi.resetModules();
  if (leaks.length > 0) throw new Error(`This file left in the process:\n  ${leaks.join('\n  ')}`);
});
