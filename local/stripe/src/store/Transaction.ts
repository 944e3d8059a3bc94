import { API_VERSION, type EventType, type StripeEvent } from '../objects/event.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import type { Store } from './Store.ts';
import type { RowChange, Row, TableName } from './tables.ts';

export interface Origin {
  /** Null when no request caused the change, for example when a bank settles a payment. */
  requestId: string | null;
  idempotencyKey: string | null;
  /** Whether events are delivered to a webhook. */
  hasWebhook: boolean;
  /** The public URL prefix of the hosted pages. */
  publicBase: string;
}

/** The uncommitted changes of one request. Only this transaction reads them before the commit. */
export class Transaction {
  readonly #store: Store;
  readonly #origin: Origin;
  readonly #changes: RowChange[] = [];

  constructor(store: Store, origin: Origin) {
    this.#store = store;
    this.#origin = origin;
  }

  get<Name extends TableName>(table: Name, id: string): Row<Name> | undefined {
    const pending = this.#changes.findLast((change) => change.table === table && change.id === id);
    if (pending) return pending.row === null ? undefined : (pending.row as Row<Name>);
    return this.#store.get(table, id);
  }

  list<Name extends TableName>(table: Name): Row<Name>[] {
    return this.#store.list(table);
  }

  /** The public URL of a hosted page. */
  publicUrl(path: string): string {
    return `${this.#origin.publicBase.replace(/\/$/, '')}${path}`;
  }

  remove(table: TableName, id: string): void {
    this.#changes.push({ table, id, row: null });
  }

  put<Name extends TableName>(table: Name, row: Row<Name>): void {
    this.#changes.push({ table, id: row.id, row });
  }

  /** Stores an event with a copy of the object. It is delivered after the response. */
  emit(type: EventType, object: object): void {
    const event: StripeEvent = {
      id: newIdentifier('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: nowInSeconds(),
      data: { object: { ...object } },
      livemode: false,
      pending_webhooks: this.#origin.hasWebhook ? 1 : 0,
      request: { id: this.#origin.requestId, idempotency_key: this.#origin.idempotencyKey },
      type,
    };
    this.put('events', event);
    if (this.#origin.hasWebhook) this.put('deliveries', { id: event.id, sinceMs: Date.now() });
  }

  async commit(): Promise<void> {
    await this.#store.commit(this.#changes);
  }
}
