// npm run test:full: runs all tests, including those that take too long for npm test: the tests of the emulators, the
// tools and the operating commands, tests tagged `full`, load tests in full size, the journeys at every stop in both
// themes, and 60,000 fuzzed calls.
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { cacheCompiledCode, printTimes, root, run, runSteps } from './run.ts';
import { clearRetriedTests, printRetriedTests } from './testing/retriedTests.ts';

const chromium = ensureChromium();
cacheCompiledCode();
clearRetriedTests();
process.once('exit', printTimes);
process.once('exit', printRetriedTests);

await runSteps([
  ['build', () => run('npm', ['run', '--silent', 'build'])],
  ['all of Vitest, in full size', () => run('vitest', ['run'], { FULL_SIZE: 'true' })],
  [
    'journeys, at every stop and in both themes',
    () =>
      run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], {
        CHROMIUM: chromium,
        FULL: '1',
      }),
  ],
  ['fuzzed calls', () => run('node', [join(root, 'tests/fuzz/run.ts')])],
]);
