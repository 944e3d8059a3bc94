// npm run test:full: what takes too long for npm test.
import { join } from 'node:path';
import { root, run, runSteps } from './run.ts';

await runSteps([
  ['build', () => run('npm', ['run', '--silent', 'build'])],
  ['fuzzed calls', () => run('node', [join(root, 'tests/fuzz/run.ts')])],
]);
