import { defineConfig } from 'vitest/config';

/** Each project names it for itself: what stands at the top does not reach them, and two cores would mean one worker. */
const maxWorkers = 2;

/** Loading the libraries anew for each file would take as long as the tests themselves. */
const shared = {
  isolate: false,
  setupFiles: ['tests/support/freshModules.ts'],
  // It speaks as whoever loaded it made it speak: with its users, it begins anew in each file.
  server: { deps: { inline: ['zod'] } },
};

export default defineConfig({
  test: {
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
          exclude: ['**/node_modules/**', 'local/stripe/**'],
          environment: 'node',
          ...shared,
          testTimeout: 20_000,
          maxWorkers,
        },
      },
      './frontend/vitest.config.ts',
      './local/stripe/vitest.config.ts',
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          ...shared,
          globalSetup: ['tests/support/sharedPortal.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // The machine itself may stall for longer than a test waits; what fails every time is wrong.
          retry: 2,
          maxWorkers,
        },
      },
    ],
  },
});
