import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { composeStripeJs } from './composeStripeJs.ts';
import { createEmulatorServer } from './server.ts';
import { Settlements } from './settlements/Settlements.ts';
import { Store } from './store/Store.ts';
import { Deliveries } from './webhooks/Deliveries.ts';
import { type Origin, Transaction } from './store/Transaction.ts';
import { createPayout } from './account/payouts/createPayout.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Pays out what is available, at startup and every hour: payments of one day together, two days later. */
class AutomaticPayouts {
  readonly #store: Store;
  readonly #origin: Pick<Origin, 'hasWebhook' | 'publicBase'>;
  readonly #onCreated: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, origin: Pick<Origin, 'hasWebhook' | 'publicBase'>, onCreated: () => void) {
    this.#store = store;
    this.#origin = origin;
    this.#onCreated = onCreated;
  }

  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.#payOut(), HOUR_MS);
    await this.#payOut();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #payOut(): Promise<void> {
    await this.#store.runExclusive(async () => {
      const transaction = new Transaction(this.#store, {
        ...this.#origin,
        requestId: null,
        idempotencyKey: null,
      });
      createPayout(transaction, { includePending: false });
      await transaction.commit();
    });
    this.#onCreated();
  }
}

export interface EmulatorOptions {
  /** 0 takes any free port. Default: 12111. */
  port?: number | undefined;
  /** The folder of the journal. Default: `.stripe-emulator`. */
  dir?: string | undefined;
  /** Where events are sent. Without it, events are only stored. */
  webhookUrl?: string | undefined;
  /** Signs the events. Default: `whsec_emulator`. */
  webhookSecret?: string | undefined;
  /** The only publishable key that is accepted. Default: `pk_test_emulator`. */
  publishableKey?: string | undefined;
  /** Where the payer's browser reaches the emulator. Default: its own address. */
  publicBase?: string | undefined;
}

export interface RunningEmulator {
  url: string;
  publishableKey: string;
  webhookSecret: string;
  /** Stops the emulator after open responses are sent, within a second at most. */
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
 * @throws ZodError for invalid options, or the system error when the port or folder cannot be used
 */
export async function startEmulator(options: EmulatorOptions = {}): Promise<RunningEmulator> {
  const { port, dir, webhookUrl, webhookSecret, publishableKey, publicBase } = optionsSchema.parse(options);
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
  const payouts = new AutomaticPayouts(store, account, () => {
    deliveries.wake();
    settlements.wake();
  });
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
  await payouts.start();

  return {
    url,
    publishableKey,
    webhookSecret,
    async stop() {
      payouts.stop();
      deliveries.stop();
      settlements.stop();
      server.close();
      // Browsers keep connections open. Open responses get one second.
      setTimeout(() => server.closeAllConnections(), 1000).unref();
      await once(server, 'close');
      await store.close();
    },
  };
}
