import type { Store } from '../store/Store.ts';
import type { Change } from '../store/tables.ts';
import { postEvent, type Endpoint } from './postEvent.ts';
import { FAIR_WEATHER, waitMsIn, type Weather } from './weather.ts';

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

/** Takes events from the durable queue to the webhook, each until it is taken. */
export class Deliveries {
  readonly #store: Store;
  readonly #endpoint: Endpoint | undefined;
  readonly #inHand = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #stopping = new AbortController();
  #weather = FAIR_WEATHER;
  #seenInWeather = 0;

  constructor(store: Store, endpoint: Endpoint | undefined) {
    this.#store = store;
    this.#endpoint = endpoint;
  }

  /** Starts what waits in the queue and is not under way. */
  wake(): void {
    if (this.#weather.mode === 'hold' || this.#stopping.signal.aborted || !this.#endpoint) return;
    for (const { id } of this.#store.list('deliveries').toReversed()) {
      if (this.#inHand.has(id)) continue;
      this.#inHand.add(id);
      this.#seenInWeather += 1;
      const { loseEvery } = this.#weather;
      if (loseEvery !== undefined && this.#seenInWeather % loseEvery === 0) void this.#finish(id, false);
      else this.#attemptAfter(waitMsIn(this.#weather), id, FIRST_RETRY_MS);
    }
  }

  /** Not remembered over a restart. What already waits or was sent is not called back. */
  setWeather(weather: Weather): void {
    this.#weather = weather;
    this.#seenInWeather = 0;
    this.wake();
  }

  /** Sends these events now, at the same time and besides the queue. @returns how many were taken */
  async sendAgain(ids: string[]): Promise<number> {
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
    if (this.#weather.mode === 'hold') {
      this.#inHand.delete(id);
      return;
    }
    const copies = Array.from({ length: this.#weather.duplicate }, () => this.#post(id));
    const taken = (await Promise.all(copies)).every(Boolean);
    if (this.#stopping.signal.aborted) return;
    const delivery = this.#store.get('deliveries', id);
    if (!delivery) return;
    if (taken || Date.now() - delivery.sinceMs > GIVEN_UP_AFTER_MS) {
      await this.#finish(id, taken);
      return;
    }
    this.#attemptAfter(retryMs, id, Math.min(retryMs * 2, MAX_RETRY_MS));
  }

  async #post(id: string): Promise<boolean> {
    const event = this.#store.get('events', id);
    if (!event || !this.#endpoint) return false;
    return postEvent(this.#endpoint, event, this.#stopping.signal);
  }

  async #finish(id: string, taken: boolean): Promise<void> {
    await this.#store.exclusively(async () => {
      const event = this.#store.get('events', id);
      const changes: Change[] = [{ table: 'deliveries', id, row: null }];
      if (event && taken) changes.push({ table: 'events', id, row: { ...event, pending_webhooks: 0 } });
      await this.#store.commit(changes);
    });
    this.#inHand.delete(id);
  }
}
