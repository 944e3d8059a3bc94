// npm run bench:outbox [-- <tasks> [<minutes>]]: how fast a backlog of the outbox is worked off, and how late it is under load. Writes its part of docs/benchmarks.md.
import { outboxBacklog } from './outboxBacklog.ts';
const results = await outboxBacklog(Number(process.argv[2] ?? 100_000));
console.log(results);
