import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import contractPackage from '../../package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '..');
const modules = globSync('**/*.ts', { cwd: folder }).filter(
  (path) => !path.endsWith('.test.ts') && !path.startsWith('testing'),
);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the package declares that its modules have no side effects', () => {
  expect(contractPackage.sideEffects).toBe(false);
  expect(modules.length).toBeGreaterThan(20);
});

describe('importing a module of the contract', () => {
  test.each(modules)('%s starts no timer, sends no request and changes no global', async (path) => {
    const forbidden = vi.fn<() => never>();
    for (const name of ['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']) {
      vi.stubGlobal(name, Object.assign(forbidden, { promisify: undefined }));
    }
    for (const name of ['log', 'warn', 'error'] as const)
      vi.spyOn(console, name).mockImplementation(forbidden);
    vi.spyOn(process, 'on').mockImplementation(forbidden);
    const globals = Object.getOwnPropertyNames(globalThis).toSorted();
    const zodConfig = { ...z.config() };
    await import(join(folder, path));
    expect(forbidden).not.toHaveBeenCalled();
    expect(Object.getOwnPropertyNames(globalThis).toSorted()).toEqual(globals);
    expect(z.config()).toEqual(zodConfig);
  });
});
