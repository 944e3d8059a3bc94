// npm run bench:checks [-- <letters>]: measures how fast letters of authorization are checked after an outage, and what the calls of others notice. Writes its section of docs/benchmarks.md.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { documentChecks } from './documentChecks.ts';
import { tableOf, writeSection } from './report.ts';

const [letters = 100] = process.argv.slice(2).map(Number);
if ((await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
await mkdir(join(import.meta.dirname, '../../.test'), { recursive: true });
const results = await documentChecks(letters);
await writeSection(
  'Checks of letters',
  tableOf(
    'Written by `npm run bench:checks`. The emulators, the callers and the portal share the machine.',
    results,
  ),
);
process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1;
