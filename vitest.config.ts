import { defineConfig } from 'vitest/config';
import { secondTryReporter } from './scripts/secondTry.ts';

/** More than cores: a test waits for answers and timers most of its time. Each project repeats it, as Vitest wants it. */
const maxWorkers = 4;

/** Loading the libraries anew for each file would take as long as the tests themselves. */
const shared = {
  isolate: false,
  setupFiles: ['tests/support/portal/freshModules.ts'],
  // It speaks as whoever loaded it made it speak: with its users, it begins anew in each file.
  server: { deps: { inline: ['zod'] } },
};

/** What the emulators promise concerns those who change them: `npm test` leaves them out while they are unchanged. */
const emulators = [
  'local/**/*.test.ts',
  'tests/integration/local/cosmosConformance.test.ts',
  'tests/integration/local/functionsHost.test.ts',
  'tests/integration/local/siteServer.test.ts',
  'tests/integration/local/supervisor.test.ts',
];

/** What those run who deploy and operate the portal: `npm test` leaves it out while it is unchanged. */
const tools = [
  'scripts/azure/**/*.test.ts',
  'scripts/infra/**/*.test.ts',
  'scripts/operate/**/*.test.ts',
  'scripts/secrets/**/*.test.ts',
  'scripts/quickStart.test.ts',
];

/** The machine itself may stall for longer than a test waits; what fails twice is wrong. */
const retry = 1;

export default defineConfig({
  test: {
    reporters: ['default', secondTryReporter],
    tags: [
      { name: 'full', description: 'Proofs by number, and cases beside a main one: left out by npm test.' },
    ],
    projects: [
      {
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts', 'api/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: tools,
          environment: 'node',
          ...shared,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'tools',
          include: tools,
          environment: 'node',
          ...shared,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
      './frontend/vitest.config.ts',
      './local/stripe/vitest.config.ts',
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: emulators,
          environment: 'node',
          ...shared,
          globalSetup: ['tests/support/portal/sharedPortal.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'emulators',
          include: emulators,
          exclude: ['**/node_modules/**', 'local/stripe/**'],
          environment: 'node',
          ...shared,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry,
          maxWorkers,
        },
      },
    ],
  },
});
