import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'stripe',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The machine itself may stall for longer than a test waits; what fails every time is wrong.
    retry: 2,
    // As many as in the other projects: Vitest runs projects side by side only when they agree.
    maxWorkers: 2,
  },
});
