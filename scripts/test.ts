// npm test: builds, runs the tests of rules, screens and endpoints (Vitest) and the journeys in Chromium (Playwright), and
// lists the tests that passed only on the second try. Skips tests tagged `full`, and groups of tests while the code that they
// test is unchanged (scripts/testing/changed.ts). `npm run test:full` runs everything.
import { unchangedGroups } from './testing/changed.ts';
import { ensureChromium } from './chromium.ts';
import { cacheCompiledCode, printTimes, run, runSteps } from './run.ts';
import { clearRetriedTests, printRetriedTests } from './testing/retriedTests.ts';

const chromium = ensureChromium();
cacheCompiledCode();
clearRetriedTests();
process.once('exit', printTimes);
process.once('exit', printRetriedTests);

const named = process.argv.slice(2);
/** What is named runs in any case. */
const unchanged: readonly string[] = named.length > 0 ? [] : unchangedGroups();
if (unchanged.length > 0)
  console.log(`Skipped, because what they test is unchanged: ${unchanged.join(', ')}.`);

/** Two, while two run at once: more make every test slower. */
const maxWorkers = unchanged.includes('integration') ? 3 : 2;

/** Runs projects of Vitest, without those that are unchanged; a file that is named is looked for in each. */
async function vitest(projects: readonly string[]): Promise<number> {
  const selected = projects.filter((project) => !unchanged.includes(project));
  if (selected.length === 0) return 0;
  return run('vitest', [
    'run',
    '--tags-filter=!full',
    `--maxWorkers=${maxWorkers}`,
    ...selected.map((project) => `--project=${project}`),
    ...(named.length > 0 ? ['--passWithNoTests', ...named] : []),
  ]);
}

let build: Promise<number>;

// Two lists of about the same length, with few workers each, keep both cores busy. More at once make every test slower.
await runSteps(
  [
    ['build', () => (build = run('npm', ['run', '--silent', 'build']))],
    ['endpoints', () => vitest(['integration'])],
  ],
  [
    ['rules and screens', () => vitest(['rules', 'api', 'frontend', 'frontend-build'])],
    [
      'endpoints of documents, and what changed of tools, operating commands and emulators',
      async () => (await build) || vitest(['files', 'tools', 'operations', 'emulators', 'stripe']),
    ],
  ],
);
if (!unchanged.includes('journeys')) {
  await runSteps([
    [
      'journeys',
      () =>
        run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], { CHROMIUM: chromium }),
    ],
  ]);
}
