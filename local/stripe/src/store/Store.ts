import path from 'node:path';
import { Journal, readJournal } from './Journal.ts';
import { journalLineSchema, tableNames, tables, type Change, type Row, type TableName } from './tables.ts';

type Contents = { [Name in TableName]: Map<string, Row<Name>> };

const IDEMPOTENCY_KEPT_MS = 24 * 60 * 60 * 1000;

/** All objects, in memory for reading and in a journal for keeping. Rows stand in order of creation. */
export class Store {
  readonly #contents: Contents;
  readonly #journal: Journal;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(contents: Contents, journal: Journal) {
    this.#contents = contents;
    this.#journal = journal;
  }

  /** Replays what `dir` holds and compacts it. */
  static async open(dir: string): Promise<Store> {
    const filePath = path.join(dir, 'stripe.journal');
    const contents: Contents = {
      paymentIntents: new Map(),
      paymentMethods: new Map(),
      charges: new Map(),
      refunds: new Map(),
      disputes: new Map(),
      hostedPages: new Map(),
      verifications: new Map(),
      settlements: new Map(),
      settings: new Map(),
      events: new Map(),
      deliveries: new Map(),
      idempotentAnswers: new Map(),
    };
    for (const line of await readJournal(filePath)) {
      for (const change of journalLineSchema.parse(JSON.parse(line))) apply(contents, change);
    }
    forgetOldAnswers(contents);
    return new Store(contents, await Journal.rewrite(filePath, linesOf(contents)));
  }

  get<Name extends TableName>(table: Name, id: string): Row<Name> | undefined {
    return this.#contents[table].get(id) as Row<Name> | undefined;
  }

  /** Newest first, as Stripe lists. */
  list<Name extends TableName>(table: Name): Row<Name>[] {
    return [...this.#contents[table].values()].toReversed() as Row<Name>[];
  }

  count(table: TableName): number {
    return this.#contents[table].size;
  }

  /** Runs one piece of work at a time, so that a decision and its changes cannot be interleaved. */
  async exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Keeps all changes or none; they are on the disk before they can be read. */
  async commit(changes: Change[]): Promise<void> {
    if (changes.length === 0) return;
    await this.#journal.append(JSON.stringify(changes));
    for (const change of changes) apply(this.#contents, change);
  }

  /** Waits for the work in hand and closes the journal. */
  async close(): Promise<void> {
    await this.#last;
    await this.#journal.close();
  }
}

function apply(contents: Contents, { table, id, row }: Change): void {
  const rows: Map<string, unknown> = contents[table];
  if (row === null) rows.delete(id);
  else rows.set(id, tables[table].parse(row));
}

function linesOf(contents: Contents): string[] {
  return tableNames.flatMap((table) =>
    [...contents[table]].map(([id, row]) => JSON.stringify([{ table, id, row }] satisfies Change[])),
  );
}

function forgetOldAnswers(contents: Contents): void {
  for (const [id, answer] of contents.idempotentAnswers) {
    if (Date.now() - answer.createdMs > IDEMPOTENCY_KEPT_MS) contents.idempotentAnswers.delete(id);
  }
}
