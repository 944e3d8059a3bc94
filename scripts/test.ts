// npm test: builds, then runs rules, screens and endpoint tests (Vitest) and the journeys in Chromium (Playwright), and
// ends with the list of tests that passed only on the second try. The emulators' own suites run when they changed.
import { ensureChromium } from './chromium.ts';
import { hasLocalChanged } from './localChanged.ts';
import { cacheCompiledCode, run, runSteps } from './run.ts';
import { forgetSecondTries, printSecondTries } from './secondTry.ts';

const chromium = ensureChromium();
cacheCompiledCode();
forgetSecondTries();
process.once('exit', printSecondTries);

const withoutEmulators = hasLocalChanged() ? [] : ['--project=!emulators', '--project=!stripe'];

await runSteps([
  ['build', () => run('npm', ['run', '--silent', 'build'])],
  [
    'rules, screens and endpoints',
    () => run('vitest', ['run', ...withoutEmulators, ...process.argv.slice(2)]),
  ],
  [
    'journeys',
    () =>
      run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], { CHROMIUM: chromium }),
  ],
]);
