// npm run bench:outbox [-- <tasks> [<orders per second> [<minutes>]]]: measures how fast the outbox works off a backlog and how late its tasks run under load. Writes its section of docs/benchmarks.md.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { outboxBacklog } from './outbox/outboxBacklog.ts';
import { outboxLoad } from './outbox/outboxLoad.ts';
import { tableOf, writeSection } from './report.ts';

const [tasks = 100_000, ordersPerSecond = 10, minutes = 10] = process.argv.slice(2).map(Number);
if ((await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
await mkdir(join(import.meta.dirname, '../../.test'), { recursive: true });
const results = [
  ...(tasks > 0 ? [await outboxBacklog(tasks)] : []),
  ...(minutes > 0 ? await outboxLoad(ordersPerSecond, minutes) : []),
];
await writeSection(
  'Outbox',
  tableOf(
    'Written by `npm run bench:outbox`. The client that places the orders, the emulators and the portal share the machine.',
    results,
  ),
);
process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1;
