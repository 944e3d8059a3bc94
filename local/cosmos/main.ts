import { z } from 'zod';
import { createCosmosServer } from './server.ts';
import { Store } from './store.ts';
import { Unkindness } from './unkind.ts';

/**
 * Options of the local Cosmos server, which runs as a child process of the supervisor. `port` 0 takes a free port; `dir`
 * is the folder of the journal; a journal longer than `compactAboveBytes` is compacted while the server runs; without
 * `durable` a power failure can lose answered changes; `unkind` is the seed of faults like those of Azure, `mild` whether
 * only of those that a client can hide by repeating a request once.
 */
const options = z.object({
  port: z.number().int().min(0),
  dir: z.string().min(1),
  compactAboveBytes: z
    .number()
    .positive()
    .default(64 * 1024 * 1024),
  durable: z.boolean().default(true),
  unkind: z.number().int().nullable().default(null),
  mild: z.boolean().default(false),
});

const SWEEP_INTERVAL_MS = 60_000;
/** How long open requests may take to finish after SIGTERM. */
const SHUTDOWN_GRACE_MS = 500;

const { port, dir, compactAboveBytes, durable, unkind, mild } = options.parse(
  JSON.parse(process.argv[2] ?? '{}'),
);
const store = await Store.open(dir, { compactAboveBytes, durable });
const server = createCosmosServer(store, unkind === null ? null : new Unkindness(unkind, mild));

setInterval(() => {
  for (const container of store.catalog.containers()) container.sweep();
}, SWEEP_INTERVAL_MS).unref();

process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => {
  server.close(() => void store.journal.close().then(() => process.exit(0)));
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS).unref();
});

server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  process.send?.({ ready: true, url: `http://127.0.0.1:${bound}` });
});
