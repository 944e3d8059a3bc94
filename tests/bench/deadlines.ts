// npm run bench:deadlines [-- <deadlines>]: measures the preview and the move of open deadlines after a new holiday, with a kill in the middle. Writes its section of docs/benchmarks.md.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { deadlineMoves } from './deadlineMoves.ts';
import { tableOf, writeSection } from './report.ts';

const [deadlines = 50_000] = process.argv.slice(2).map(Number);
if ((await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
await mkdir(join(import.meta.dirname, '../../.test'), { recursive: true });
const results = await deadlineMoves(deadlines);
await writeSection(
  'Deadlines',
  tableOf(
    'Written by `npm run bench:deadlines`. A new holiday moves four of five open requests. The emulators and the portal share the machine.',
    results,
  ),
);
process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1;
