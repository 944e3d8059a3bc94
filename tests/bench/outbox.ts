// npm run bench:outbox [-- <tasks> [<orders per second> [<minutes>]]]: how fast a backlog of the outbox is worked off, and how late it is under load. Writes its part of docs/benchmarks.md.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { outboxBacklog } from './outboxBacklog.ts';
import { outboxLoad } from './outboxLoad.ts';
import { writeReport } from './report.ts';

const [tasks = 100_000, ordersPerSecond = 10, minutes = 10] = process.argv.slice(2).map(Number);
if ((await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
await mkdir(join(import.meta.dirname, '../../.test'), { recursive: true });
const results = [
  ...(tasks > 0 ? [await outboxBacklog(tasks)] : []),
  ...(minutes > 0 ? await outboxLoad(ordersPerSecond, minutes) : []),
];
await writeReport('outbox', results);
process.exitCode = results.every(({ within }) => within) ? 0 : 1;
