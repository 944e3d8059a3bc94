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

/** Runs projects of Vitest, without those that are unchanged; a file that is named is looked for in each. */
async function vitest(projects: readonly string[]): Promise<number> {
  const selected = projects.filter((project) => !unchanged.includes(project));
  return run('vitest', [
    'run',
    '--tags-filter=!full',
    ...selected.map((project) => `--project=${project}`),
    ...(named.length > 0 ? ['--passWithNoTests', ...named] : []),
  ]);
}

// The build keeps one core busy, and rules do not need it.
await runSteps(
  [['build', () => run('npm', ['run', '--silent', 'build'])]],
  [['rules', () => vitest(['rules', 'tools'])]],
);
await runSteps([
  // Screens wait for timers and endpoints for responses, so together they use the cores better.
  ['screens and endpoints', () => vitest(['frontend', 'integration', 'operations', 'emulators', 'stripe'])],
  [
    'journeys',
    () =>
      run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], { CHROMIUM: chromium }),
  ],
]);
