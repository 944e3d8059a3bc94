import { API_VERSION, type EventType, type StripeEvent } from '../objects/event.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import type { Store } from './Store.ts';
import type { Change, Row, TableName } from './tables.ts';

export interface Origin {
  /** Null when no request did it, as when a bank has settled. */
  requestId: string | null;
  idempotencyKey: string | null;
  /** Whether anyone is to be told about events. */
  hasWebhook: boolean;
  /** Where payers reach the hosted pages; their paths are appended. */
  publicBase: string;
}

/** The view and the pending changes of one request: it reads what it has written, others do not. */
export class Transaction {
  readonly #store: Store;
  readonly #origin: Origin;
  readonly #changes: Change[] = [];

  constructor(store: Store, origin: Origin) {
    this.#store = store;
    this.#origin = origin;
  }

  get<Name extends TableName>(table: Name, id: string): Row<Name> | undefined {
    const own = this.#changes.findLast((change) => change.table === table && change.id === id);
    if (own) return own.row === null ? undefined : (own.row as Row<Name>);
    return this.#store.get(table, id);
  }

  list<Name extends TableName>(table: Name): Row<Name>[] {
    return this.#store.list(table);
  }

  /** The address of a hosted page, as the payer's browser reaches it. */
  publicUrl(path: string): string {
    return `${this.#origin.publicBase.replace(/\/$/, '')}${path}`;
  }

  remove(table: TableName, id: string): void {
    this.#changes.push({ table, id, row: null });
  }

  put<Name extends TableName>(table: Name, row: Row<Name>): void {
    this.#changes.push({ table, id: row.id, row });
  }

  /** Records an event with the object as it is now, to be delivered after the answer. */
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
