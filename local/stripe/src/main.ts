import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { composeStripeJs } from './composeStripeJs.ts';
import { createEmulatorServer } from './server.ts';
import { Settlements } from './settlements/Settlements.ts';
import { Store } from './store/Store.ts';
import { Deliveries } from './webhooks/Deliveries.ts';

/**
 * `port` 0 takes any free one; without `webhookUrl` nobody is told about events. `publicBase` is where the
 * payer's browser reaches the emulator, its own address unless given.
 */
const optionsSchema = z.strictObject({
  port: z.int().min(0).max(65535),
  dir: z.string().min(1),
  webhookUrl: z.url().optional(),
  webhookSecret: z.string().startsWith('whsec_'),
  publishableKey: z.string().startsWith('pk_test_'),
  publicBase: z.url().optional(),
});

const options = optionsSchema.parse(JSON.parse(process.argv[2] ?? 'null'));
const store = await Store.open(options.dir);
const endpoint = options.webhookUrl ? { url: options.webhookUrl, secret: options.webhookSecret } : undefined;
const deliveries = new Deliveries(store, endpoint);
const account = {
  store,
  publishableKey: options.publishableKey,
  hasWebhook: endpoint !== undefined,
  publicBase: options.publicBase ?? '',
};
const settlements = new Settlements(store, account, () => deliveries.wake());
const server = createEmulatorServer({
  account,
  deliveries,
  settlements,
  stripeJs: await composeStripeJs(),
});

process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => {
  deliveries.stop();
  settlements.stop();
  server.close(() => void store.close().then(() => process.exit(0)));
  // A browser keeps its connection open; an answer under way gets this long.
  setTimeout(() => server.closeAllConnections(), 1000).unref();
});

server.listen(options.port, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  account.publicBase ||= url;
  process.send?.({ ready: true, url });
  deliveries.wake();
  settlements.wake();
});
