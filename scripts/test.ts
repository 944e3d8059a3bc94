// npm test: builds, then runs rules, screens and endpoint tests (Vitest) and the journeys in Chromium (Playwright).
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { root, run, runSteps } from './run.ts';

const chromium = ensureChromium();

/** Hundreds of processes load the same code: compiled by the first, it is read by the others. */
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'portal-tests');

await runSteps([
  ['build', () => run('npm', ['run', '--silent', 'build'])],
  ['rules, screens and endpoints', () => run('vitest', ['run', ...process.argv.slice(2)])],
  [
    'journeys',
    () =>
      run('playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], { CHROMIUM: chromium }),
  ],
]);
