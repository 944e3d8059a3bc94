import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'frontend-build',
    include: ['**/*.test.ts'],
    // Each file in its own process: what a file runs, such as the page's first script, must not reach a screen.
    isolate: true,
    environment: 'node',
    testTimeout: 60_000,
    // The machine can stall for longer than a test waits. A test that fails twice is wrong.
    retry: 1,
    // The same number as in the other projects: Vitest runs projects in parallel only if they agree.
    maxWorkers: 4,
  },
});
