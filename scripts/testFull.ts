// npm run test:full: what takes too long for npm test. The emulators' own suites, the proofs by number in full size, and
// 60,000 fuzzed calls.
import { join } from 'node:path';
import { cacheCompiledCode, root, run, runSteps } from './run.ts';
import { forgetSecondTries, printSecondTries } from './secondTry.ts';

const inFullSize = ['ledger', 'requestListProof'].map((name) => `tests/integration/${name}.test.ts`);

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
  ['fuzzed calls', () => run('node', [join(root, 'tests/fuzz/run.ts')])],
]);
