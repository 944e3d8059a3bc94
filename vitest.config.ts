import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Most tests wait for a store, so that three workers keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'contract/src/**/*.test.ts',
            'api/src/**/*.test.ts',
            'local/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      './frontend/vitest.config.ts',
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/sharedPortal.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // The machine itself may stall for longer than a test waits; what fails twice is wrong.
          retry: 1,
        },
      },
    ],
  },
});
