import path from 'node:path';
import { Journal, readJournal } from './Journal.ts';
import { journalLineSchema, tableNames, tables, type RowChange, type Row, type TableName } from './tables.ts';

type Contents = { [Name in TableName]: Map<string, Row<Name>> };

const IDEMPOTENCY_TTL_MS = 24 * 60 * 60 * 1000;

/** All objects, in memory and in a journal on the disk. Rows are in order of creation. */
export class Store {
  readonly #contents: Contents;
  readonly #journal: Journal;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(contents: Contents, journal: Journal) {
    this.#contents = contents;
    this.#journal = journal;
  }

  /** Replays the journal in `dir` and compacts it. */
  static async open(dir: string): Promise<Store> {
    const filePath = path.join(dir, 'stripe.journal');
    const contents: Contents = {
      paymentIntents: new Map(),
      paymentMethods: new Map(),
      charges: new Map(),
      refunds: new Map(),
      disputes: new Map(),
      balanceTransactions: new Map(),
      payouts: new Map(),
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
    removeExpiredResponses(contents);
    return new Store(contents, await Journal.rewrite(filePath, toLines(contents)));
  }

  get<Name extends TableName>(table: Name, id: string): Row<Name> | undefined {
    return this.#contents[table].get(id) as Row<Name> | undefined;
  }

  /** Newest first, like Stripe's lists. */
  list<Name extends TableName>(table: Name): Row<Name>[] {
    return [...this.#contents[table].values()].toReversed() as Row<Name>[];
  }

  count(table: TableName): number {
    return this.#contents[table].size;
  }

  /** Runs one task at a time, so that no other change happens between a decision and its commit. */
  async runExclusive<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(task);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Stores all changes or none. They are on the disk before they can be read. */
  async commit(changes: RowChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.#journal.append(JSON.stringify(changes));
    for (const change of changes) apply(this.#contents, change);
  }

  /** Waits for running tasks and closes the journal. */
  async close(): Promise<void> {
    await this.#last;
    await this.#journal.close();
  }
}

function apply(contents: Contents, { table, id, row }: RowChange): void {
  const rows: Map<string, unknown> = contents[table];
  if (row === null) rows.delete(id);
  else rows.set(id, tables[table].parse(row));
}

function toLines(contents: Contents): string[] {
  return tableNames.flatMap((table) =>
    [...contents[table]].map(([id, row]) => JSON.stringify([{ table, id, row }] satisfies RowChange[])),
  );
}

function removeExpiredResponses(contents: Contents): void {
  for (const [id, response] of contents.idempotentAnswers) {
    if (Date.now() - response.createdMs > IDEMPOTENCY_TTL_MS) contents.idempotentAnswers.delete(id);
  }
}
