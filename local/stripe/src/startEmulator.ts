import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { composeStripeJs } from './composeStripeJs.ts';
import { createEmulatorServer } from './server.ts';
import { Settlements } from './settlements/Settlements.ts';
import { Store } from './store/Store.ts';
import { Deliveries } from './webhooks/Deliveries.ts';

export interface EmulatorOptions {
  /** 0 takes any free one; 12111 unless given. */
  port?: number | undefined;
  /** The folder of the journal; `.stripe-emulator` unless given. */
  dir?: string | undefined;
  /** Without it nobody is told about events. */
  webhookUrl?: string | undefined;
  /** Signs the events; `whsec_emulator` unless given. */
  webhookSecret?: string | undefined;
  /** The only one that is accepted; `pk_test_emulator` unless given. */
  publishableKey?: string | undefined;
  /** Where the payer's browser reaches the emulator, its own address unless given. */
  publicBase?: string | undefined;
}

export interface RunningEmulator {
  url: string;
  publishableKey: string;
  webhookSecret: string;
  /** Ends it once answers under way are out, after a second at most. */
  stop(): Promise<void>;
}

const optionsSchema = z.strictObject({
  port: z.int().min(0).max(65535).default(12111),
  dir: z.string().min(1).default('.stripe-emulator'),
  webhookUrl: z.url().optional(),
  webhookSecret: z.string().startsWith('whsec_').default('whsec_emulator'),
  publishableKey: z.string().startsWith('pk_test_').default('pk_test_emulator'),
  publicBase: z.url().optional(),
});

/**
 * Starts the emulator in this process. It listens when the promise resolves.
 * @throws ZodError for options that cannot be, or the error of the port or the folder
 */
export async function startEmulator(given: EmulatorOptions = {}): Promise<RunningEmulator> {
  const { port, dir, webhookUrl, webhookSecret, publishableKey, publicBase } = optionsSchema.parse(given);
  const store = await Store.open(dir);
  const endpoint = webhookUrl ? { url: webhookUrl, secret: webhookSecret } : undefined;
  const deliveries = new Deliveries(store, endpoint);
  const account = {
    store,
    publishableKey,
    hasWebhook: endpoint !== undefined,
    publicBase: publicBase ?? '',
  };
  const settlements = new Settlements(store, account, () => deliveries.wake());
  const server = createEmulatorServer({
    account,
    deliveries,
    settlements,
    stripeJs: await composeStripeJs(),
  });

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  account.publicBase ||= url;
  deliveries.wake();
  settlements.wake();

  return {
    url,
    publishableKey,
    webhookSecret,
    async stop() {
      deliveries.stop();
      settlements.stop();
      server.close();
      // A browser keeps its connection open; an answer under way gets this long.
      setTimeout(() => server.closeAllConnections(), 1000).unref();
      await once(server, 'close');
      await store.close();
    },
  };
}
