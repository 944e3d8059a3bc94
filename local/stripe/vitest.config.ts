import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'stripe',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A busy machine may stall for longer than a test waits. A real defect fails every attempt.
    retry: 2,
    // The same as in the other projects: Vitest runs projects in parallel only if their values match.
    maxWorkers: 4,
  },
});
