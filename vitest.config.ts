import { defineConfig } from 'vitest/config';
import { retriedTestsReporter } from './scripts/testing/retriedTests.ts';
import { namedFilesReporter } from './scripts/testing/namedFiles.ts';
import { SlowFirst } from './scripts/testing/slowFirst.ts';

/** More than cores, because tests mostly wait for responses and timers. Vitest requires the same number in all projects. */
const maxWorkers = 4;

const shared = {
  environment: 'node',
  // Test files of a worker share the libraries. Loading them for each file would take as long as the tests.
  isolate: false,
  setupFiles: ['tests/support/portal/freshModules.ts'],
  // zod keeps the language that was set last. Inlined, it starts fresh in each file, together with our modules.
  server: { deps: { inline: ['zod'] } },
  maxWorkers,
};

/** The machine can stall for longer than a test waits. A test that fails twice is wrong. */
const retry = 1;

const rules = { ...shared, testTimeout: 20_000, hookTimeout: 60_000 };
const endpoints = {
  ...shared,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // By default a poll asks every 50 ms and ends after a second, which background work can exceed.
  expect: { poll: { interval: 150, timeout: 20_000 } },
  retry,
};
const sharedPortal = { globalSetup: ['tests/support/portal/sharedPortal.ts'] };

// `npm test` skips groups while the code that they test is unchanged (scripts/testing/changed.ts).

/** The emulators. */
const emulators = [
  'local/**/*.test.ts',
  'tests/integration/local/cosmosConformance.test.ts',
  'tests/integration/local/cosmosProbes.test.ts',
  'tests/integration/local/functionsHost.test.ts',
  'tests/integration/local/siteServer.test.ts',
  'tests/integration/local/supervisor.test.ts',
];

/**
 * The commands for deploying the portal, the rules for its templates, the format of backups, reading PDFs, and the check of
 * imports.
 */
const tools = [
  'api/src/services/backup/*.test.ts',
  'api/src/services/pdfText/*.test.ts',
  'scripts/azure/seals.test.ts',
  'scripts/boundaries/*.test.ts',
  'scripts/infra/compiler/bicep.test.ts',
  'scripts/infra/faults/complianceFaults.test.ts',
  'scripts/infra/faults/valueFaults.test.ts',
  'scripts/operate/**/*.test.ts',
  'scripts/secrets/**/*.test.ts',
  'scripts/quickStart.test.ts',
];

/** The commands for operating a portal: admin, backup, doctor, operate and audit:verify; and maintenance. */
const operations = [
  'tests/integration/accounts/adminCommand.test.ts',
  'tests/integration/audit/auditVerify.test.ts',
  'tests/integration/operations/backup.test.ts',
  'tests/integration/operations/export.test.ts',
  'tests/integration/operations/operatorRuns.test.ts',
  'tests/integration/operations/restoredSearch.test.ts',
  'tests/integration/operations/doctor.test.ts',
  'tests/integration/operations/maintenance.test.ts',
  'tests/integration/operations/operate.test.ts',
];

/** Endpoints of documents. Apart, so that `npm test` can run them after the screens while the other endpoints run. */
const files = ['tests/integration/disclosures/**/*.test.ts', 'tests/integration/files/**/*.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', namedFilesReporter, retriedTestsReporter],
    sequence: { sequencer: SlowFirst },
    tags: [
      {
        name: 'full',
        description: 'Large numbers, and variants of cases that npm test covers. npm test skips them.',
      },
    ],
    projects: [
      {
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/bench/*/*.test.ts'],
          exclude: tools,
          ...rules,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          exclude: tools,
          globalSetup: ['api/printFontsForTests.ts'],
          ...rules,
        },
      },
      { test: { name: 'tools', include: tools, ...rules } },
      './frontend/vitest.config.ts',
      './frontend/build/vitest.config.ts',
      './local/stripe/vitest.config.ts',
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [...emulators, ...operations, ...files],
          ...endpoints,
          ...sharedPortal,
        },
      },
      { test: { name: 'files', include: files, ...endpoints, ...sharedPortal } },
      { test: { name: 'operations', include: operations, ...endpoints, ...sharedPortal } },
      {
        test: {
          name: 'emulators',
          include: emulators,
          exclude: ['**/node_modules/**', 'local/stripe/**'],
          ...endpoints,
        },
      },
    ],
  },
});
