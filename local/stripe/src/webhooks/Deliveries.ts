import { createHmac } from 'node:crypto';
import type { Store } from '../store/Store.ts';
import type { RowChange } from '../store/tables.ts';
import { type DeliveryConditions, deliveryDelayMs, NORMAL_CONDITIONS } from './deliveryConditions.ts';
import { nowInSeconds } from '../objects/identifier.ts';
import type { StripeEvent } from '../objects/event.ts';

interface Endpoint {
  url: string;
  secret: string;
}

const RESPONSE_TIMEOUT_MS = 30_000;

/** Signs an event and sends it once. @returns whether the endpoint accepted it (2xx) */
async function postEvent(
  { url, secret }: Endpoint,
  event: StripeEvent,
  signal: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, secret, nowInSeconds()),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Refused, reset or timed out: the event must be sent again.
    return false;
  }
}

/** The `stripe-signature` header: HMAC-SHA256 over the timestamp and the exact body. */
function signatureHeader(body: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex');
  return `t=${atSeconds},v1=${signature}`;
}

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;
const MAX_RETRY_DURATION_MS = 3 * 24 * 60 * 60 * 1000;

/** Delivers events from the durable queue to the webhook and retries each one until it is accepted. */
export class Deliveries {
  readonly #store: Store;
  readonly #endpoint: Endpoint | undefined;
  readonly #inProgress = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #stopping = new AbortController();
  #conditions = NORMAL_CONDITIONS;
  #queuedSinceChange = 0;

  constructor(store: Store, endpoint: Endpoint | undefined) {
    this.#store = store;
    this.#endpoint = endpoint;
  }

  /** Starts the delivery of queued events that are not in progress. */
  wake(): void {
    if (this.#conditions.mode === 'hold' || this.#stopping.signal.aborted || !this.#endpoint) return;
    for (const { id } of this.#store.list('deliveries').toReversed()) {
      if (this.#inProgress.has(id)) continue;
      this.#inProgress.add(id);
      this.#queuedSinceChange += 1;
      const { loseEvery } = this.#conditions;
      if (loseEvery !== undefined && this.#queuedSinceChange % loseEvery === 0) void this.#finish(id, false);
      else this.#attemptAfter(deliveryDelayMs(this.#conditions), id, FIRST_RETRY_MS);
    }
  }

  /** Applies to events that are queued from now on. A restart resets the conditions. */
  setConditions(conditions: DeliveryConditions): void {
    this.#conditions = conditions;
    this.#queuedSinceChange = 0;
    this.wake();
  }

  /** Sends these events immediately and concurrently, bypassing the queue. @returns how many were accepted */
  async resend(ids: string[]): Promise<number> {
    const sent = await Promise.all(ids.map((id) => this.#post(id)));
    return sent.filter(Boolean).length;
  }

  stop(): void {
    this.#stopping.abort();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #attemptAfter(waitMs: number, id: string, retryMs: number): void {
    if (waitMs === 0) {
      void this.#attempt(id, retryMs);
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#attempt(id, retryMs);
    }, waitMs);
    this.#timers.add(timer);
  }

  async #attempt(id: string, retryMs: number): Promise<void> {
    if (this.#conditions.mode === 'hold') {
      this.#inProgress.delete(id);
      return;
    }
    const copies = Array.from({ length: this.#conditions.duplicate }, () => this.#post(id));
    const accepted = (await Promise.all(copies)).every(Boolean);
    if (this.#stopping.signal.aborted) return;
    const delivery = this.#store.get('deliveries', id);
    if (!delivery) return;
    if (accepted || Date.now() - delivery.sinceMs > MAX_RETRY_DURATION_MS) {
      await this.#finish(id, accepted);
      return;
    }
    this.#attemptAfter(retryMs, id, Math.min(retryMs * 2, MAX_RETRY_MS));
  }

  async #post(id: string): Promise<boolean> {
    const event = this.#store.get('events', id);
    if (!event || !this.#endpoint) return false;
    return postEvent(this.#endpoint, event, this.#stopping.signal);
  }

  async #finish(id: string, accepted: boolean): Promise<void> {
    await this.#store.runExclusive(async () => {
      const event = this.#store.get('events', id);
      const changes: RowChange[] = [{ table: 'deliveries', id, row: null }];
      if (event && accepted) changes.push({ table: 'events', id, row: { ...event, pending_webhooks: 0 } });
      await this.#store.commit(changes);
    });
    this.#inProgress.delete(id);
  }
}
