import { Catalog } from './catalog.ts';
import type { Container } from './container.ts';
import { Journal } from './journal/journal.ts';
import { journalPath, listJournalFiles, syncFolder } from './journal/journalFiles.ts';
import { journalMeta } from './journal/journalLine.ts';
import { replay } from './journal/replay.ts';
import { writeBase } from './journal/writeBase.ts';

/** Files are compacted when they are larger than `compactAboveBytes` and than this many times the live documents. */
const GROWTH_FACTOR = 4;

interface StoreOptions {
  readonly compactAboveBytes: number;
  readonly durable: boolean;
}

/** The data of the server, in memory and on disk. */
export class Store {
  readonly catalog: Catalog;
  readonly journal: Journal;
  readonly #dir: string;
  readonly #compactAboveBytes: number;
  #number: number;
  #baseBytes: number;
  #isCompacting = false;

  private constructor(
    dir: string,
    compactAboveBytes: number,
    opened: { catalog: Catalog; journal: Journal; number: number; baseBytes: number },
  ) {
    this.#dir = dir;
    this.#compactAboveBytes = compactAboveBytes;
    this.catalog = opened.catalog;
    this.journal = opened.journal;
    this.#number = opened.number;
    this.#baseBytes = opened.baseBytes;
  }

  /** Replays the existing files, writes them as one base and opens a new journal. */
  static async open(dir: string, { compactAboveBytes, durable }: StoreOptions): Promise<Store> {
    const files = await listJournalFiles(dir);
    const catalog = new Catalog();
    if (files.base) await replay(files.base, catalog);
    for (const path of files.journals) await replay(path, catalog);

    const baseBytes = await writeBase(dir, files.next, catalog, () => Promise.resolve());
    const journal = await Journal.open(journalPath(dir, files.next), durable);
    await syncFolder(dir);
    return new Store(dir, compactAboveBytes, { catalog, journal, number: files.next, baseBytes });
  }

  /**
   * A container by its ids; undefined when it does not exist. The catalog is journaled before the first use of a container,
   * because its creation may still be in progress and a document must not be replayed before its container.
   */
  container(databaseId: string, containerId: string): Container | undefined {
    const found = this.catalog.find(databaseId, containerId);
    if (found?.isNew) this.#appendCatalog();
    return found?.container;
  }

  /** Journals the current databases and containers. */
  async saveCatalog(): Promise<void> {
    this.catalog.removeDeletedContainers();
    await this.journal.waitUntilDurable(this.#appendCatalog());
  }

  #appendCatalog(): number {
    return this.journal.append(`[${journalMeta(this.catalog.snapshot())}]\n`);
  }

  /** Compacts large files in the background. Requests do not wait for it. */
  async compactWhenLarge(): Promise<void> {
    const bytes = this.#baseBytes + this.journal.bytes;
    const isLarge = bytes > this.#compactAboveBytes && bytes > GROWTH_FACTOR * this.catalog.liveBytes;
    if (!isLarge || this.#isCompacting) return;
    this.#isCompacting = true;
    this.#number += 1;
    await this.journal.rotate(journalPath(this.#dir, this.#number));
    await syncFolder(this.#dir);
    this.#baseBytes = await writeBase(this.#dir, this.#number, this.catalog, () =>
      this.journal.waitUntilDurable(this.journal.sequence),
    );
    this.#isCompacting = false;
  }
}
