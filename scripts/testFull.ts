// npm run test:full: what takes too long for npm test. The emulators' own suites, the proofs by number in full size,
// the journeys at every stop in both themes, and 60,000 fuzzed calls.
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { cacheCompiledCode, root, run, runSteps } from './run.ts';
import { forgetSecondTries, printSecondTries } from './secondTry.ts';

const inFullSize = ['ledger', 'requestListProof'].map((name) => `tests/integration/${name}.test.ts`);

const chromium = ensureChromium();
cacheCompiledCode();
forgetSecondTries();
process.once('exit', printSecondTries);

await runSteps([
  ['build', () => run('npm', ['run', '--silent', 'build'])],
  ['emulators', () => run('vitest', ['run', '--project', 'emulators', '--project', 'stripe'])],
  [
    'ledger and lists in full size',
    () => run('vitest', ['run', '--project', 'integration', ...inFullSize], { FULL_SIZE: 'true' }),
  ],
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
