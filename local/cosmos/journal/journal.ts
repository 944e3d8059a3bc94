import { open, type FileHandle } from 'node:fs/promises';

type Waiter = { sequence: number; resolve: () => void };

/**
 * The append-only file of the store (the package only stores data in memory). Lines are written in the order of their
 * changes. Lines that are queued during one fdatasync share the next one. A request is answered only after
 * `waitUntilDurable` of the last sequence that its response shows.
 */
export class Journal {
  bytes = 0;
  #file: FileHandle;
  readonly #isDurable: boolean;
  #queue: string[] = [];
  #sequence = 0;
  #durableSequence = 0;
  #waiters: Waiter[] = [];
  #isWriting = false;
  #nextPath: string | undefined;
  #onRotated: (() => void) | undefined;

  private constructor(file: FileHandle, isDurable: boolean) {
    this.#file = file;
    this.#isDurable = isDurable;
  }

  /** Without `isDurable` lines count as on disk when they are written: they survive a kill, but no power failure. */
  static async open(path: string, isDurable: boolean): Promise<Journal> {
    return new Journal(await open(path, 'a'), isDurable);
  }

  /** The sequence of the last appended line. */
  get sequence(): number {
    return this.#sequence;
  }

  append(line: string): number {
    this.#queue.push(line);
    this.#sequence += 1;
    void this.#drainQueue();
    return this.#sequence;
  }

  /** Resolves when all lines up to the sequence are on disk. */
  waitUntilDurable(sequence: number): Promise<void> {
    if (sequence <= this.#durableSequence) return Promise.resolve();
    return new Promise((resolve) => this.#waiters.push({ sequence, resolve }));
  }

  /** Switches to a new file for later lines. Resolves when the last line of the old file is written. */
  rotate(path: string): Promise<void> {
    return new Promise((resolve) => {
      this.#nextPath = path;
      this.#onRotated = resolve;
      void this.#drainQueue();
    });
  }

  async close(): Promise<void> {
    await this.waitUntilDurable(this.#sequence);
    await this.#file.close();
  }

  /** A disk error is an unhandled rejection that ends the process, because later responses could not be trusted. */
  async #drainQueue(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#queue.length > 0 || this.#nextPath !== undefined) {
      if (this.#nextPath !== undefined) await this.#switchFile(this.#nextPath);
      else await this.#writeGroup();
    }
    this.#isWriting = false;
  }

  async #writeGroup(): Promise<void> {
    const group = this.#queue;
    const lastSequence = this.#sequence;
    this.#queue = [];
    const data = Buffer.from(group.join(''));
    await this.#file.appendFile(data);
    if (this.#isDurable) await this.#file.datasync();
    this.bytes += data.length;
    this.#durableSequence = lastSequence;
    const settled = this.#waiters.filter(({ sequence }) => sequence <= lastSequence);
    this.#waiters = this.#waiters.filter(({ sequence }) => sequence > lastSequence);
    for (const { resolve } of settled) resolve();
  }

  async #switchFile(path: string): Promise<void> {
    const next = await open(path, 'a');
    const previous = this.#file;
    this.#file = next;
    this.#nextPath = undefined;
    this.bytes = 0;
    this.#onRotated?.();
    await previous.close();
  }
}
