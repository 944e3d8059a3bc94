import { Catalogue } from './catalogue.ts';
import type { Container } from './container.ts';
import { Journal } from './journal/journal.ts';
import { journalPath, listJournalFiles, syncFolder } from './journal/journalFiles.ts';
import { journalMeta } from './journal/journalLine.ts';
import { replay } from './journal/replay.ts';
import { writeBase } from './journal/writeBase.ts';

/** A journal is rewritten when it is longer than this and than `GROWTH` times the live documents. */
const GROWTH = 4;

/** Everything the server knows, in memory and on disk. */
export class Store {
  readonly catalogue: Catalogue;
  readonly journal: Journal;
  readonly #dir: string;
  readonly #compactAboveBytes: number;
  #number: number;
  #baseBytes: number;
  #isCompacting = false;

  private constructor(
    dir: string,
    compactAboveBytes: number,
    opened: { catalogue: Catalogue; journal: Journal; number: number; baseBytes: number },
  ) {
    this.#dir = dir;
    this.#compactAboveBytes = compactAboveBytes;
    this.catalogue = opened.catalogue;
    this.journal = opened.journal;
    this.#number = opened.number;
    this.#baseBytes = opened.baseBytes;
  }

  /** Replays what is there, rewrites it as one base and opens a new journal after it. */
  static async open(dir: string, compactAboveBytes: number): Promise<Store> {
    const files = await listJournalFiles(dir);
    const catalogue = new Catalogue();
    if (files.base) await replay(files.base, catalogue);
    for (const path of files.journals) await replay(path, catalogue);

    const baseBytes = await writeBase(dir, files.next, catalogue, () => Promise.resolve());
    const journal = await Journal.open(journalPath(dir, files.next));
    await syncFolder(dir);
    return new Store(dir, compactAboveBytes, { catalogue, journal, number: files.next, baseBytes });
  }

  /**
   * A container by its ids; undefined when it does not exist. One that nobody used before is journalled now:
   * its creation may not have come to that yet, and a document must never be replayed before its container.
   */
  container(databaseId: string, containerId: string): Container | undefined {
    const found = this.catalogue.find(databaseId, containerId);
    if (found?.isNew) this.#appendCatalogue();
    return found?.container;
  }

  /** Journals databases and containers as they are now. */
  async saveCatalogue(): Promise<void> {
    this.catalogue.forgetDropped();
    await this.journal.durable(this.#appendCatalogue());
  }

  #appendCatalogue(): number {
    return this.journal.append(`[${journalMeta(this.catalogue.snapshot())}]\n`);
  }

  /** Bounds the growth of the files while requests go on; none of them waits for it. */
  async compactWhenLarge(): Promise<void> {
    const bytes = this.#baseBytes + this.journal.bytes;
    const isLarge = bytes > this.#compactAboveBytes && bytes > GROWTH * this.catalogue.liveBytes;
    if (!isLarge || this.#isCompacting) return;
    this.#isCompacting = true;
    this.#number += 1;
    await this.journal.rotate(journalPath(this.#dir, this.#number));
    await syncFolder(this.#dir);
    this.#baseBytes = await writeBase(this.#dir, this.#number, this.catalogue, () =>
      this.journal.durable(this.journal.sequence),
    );
    this.#isCompacting = false;
  }
}
