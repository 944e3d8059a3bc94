// npm run test:unkind: runs the tests of the endpoints and documents, and the journeys, on a store with the faults of Azure
// that the API hides (docs/decisions/operations/local-stack.md). COSMOS_UNKIND is the seed of the faults; 1 without it.
import { ensureChromium } from './chromium.ts';
import { cacheCompiledCode, printTimes, run, runSteps } from './run.ts';
import { clearRetriedTests, printRetriedTests } from './testing/retriedTests.ts';

const faults = { COSMOS_UNKIND: process.env['COSMOS_UNKIND'] ?? '1', COSMOS_UNKIND_MILD: 'true' };
const chromium = ensureChromium();
cacheCompiledCode();
clearRetriedTests();
process.once('exit', printTimes);
process.once('exit', printRetriedTests);

await runSteps([
  ['build', () => run('npm', ['run', '--silent', 'build'])],
  [
    'endpoints and documents',
    () =>
      run('vitest', ['run', '--tags-filter=!full', '--project', 'integration', '--project', 'files'], faults),
  ],
  [
    'journeys',
    () =>
      run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], {
        ...faults,
        CHROMIUM: chromium,
      }),
  ],
]);
