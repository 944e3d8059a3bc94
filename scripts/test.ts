// npm test: builds, runs the tests of rules, screens and endpoints (Vitest) and the journeys in Chromium (Playwright), and
// lists the tests that passed only on the second try. Skips tests tagged `full`, and the tests of the emulators, the tools
// and the operating commands while their code is unchanged. `npm run test:full` runs everything.
import { unchangedProjects } from './changed.ts';
import { ensureChromium } from './chromium.ts';
import { cacheCompiledCode, run, runSteps } from './run.ts';
import { clearRetriedTests, printRetriedTests } from './retriedTests.ts';

const chromium = ensureChromium();
cacheCompiledCode();
clearRetriedTests();
process.once('exit', printRetriedTests);

const named = process.argv.slice(2);
const unchanged = unchangedProjects();

/**
 * Runs projects of Vitest, without those that are unchanged; a file that is named is looked for in each. Fewer workers than
 * by default, because this runs twice at once and a busier processor also does each test slower.
 */
async function vitest(projects: readonly string[], workers: number): Promise<number> {
  const selected = projects.filter((project) => !unchanged.includes(project));
  return run('vitest', [
    'run',
    '--tags-filter=!full',
    `--maxWorkers=${workers}`,
    ...selected.map((project) => `--project=${project}`),
    ...(named.length > 0 ? ['--passWithNoTests', ...named] : []),
  ]);
}

// Endpoints and journeys need the build, rules and screens do not. Endpoints mostly wait for responses, and screens use the
// processor, so together they use both cores.
await runSteps(
  [
    ['build', () => run('npm', ['run', '--silent', 'build'])],
    ['endpoints', () => vitest(['integration', 'operations', 'emulators', 'stripe'], 3)],
  ],
  [['rules and screens', () => vitest(['rules', 'tools', 'frontend'], 2)]],
);
await runSteps([
  [
    'journeys',
    () =>
      run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], { CHROMIUM: chromium }),
  ],
]);
