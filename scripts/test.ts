// npm test: builds, then runs rules, screens and endpoint tests (Vitest) and the journeys in Chromium (Playwright).
import { ensureChromium } from './chromium.ts';
import { run, runSteps } from './run.ts';

const chromium = ensureChromium();

await runSteps([
  ['build', () => run('npm', ['run', '--silent', 'build'])],
  ['rules, screens and endpoints', () => run('vitest', ['run', ...process.argv.slice(2)])],
  [
    'journeys',
    () =>
      run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], { CHROMIUM: chromium }),
  ],
]);
