import { open, type FileHandle } from 'node:fs/promises';

type Waiter = { sequence: number; resolve: () => void };

/**
 * The append-only file behind the store (the package keeps everything in memory). Lines are written in the
 * order of their changes; whatever queues up while one fdatasync runs shares the next one. A caller answers
 * only after `durable` of the sequence that its answer rests on.
 */
export class Journal {
  bytes = 0;
  #file: FileHandle;
  #queue: string[] = [];
  #sequence = 0;
  #durable = 0;
  #waiters: Waiter[] = [];
  #isWriting = false;
  #nextPath: string | undefined;
  #onRotated: (() => void) | undefined;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<Journal> {
    return new Journal(await open(path, 'a'));
  }

  /** The sequence of the last line handed over. */
  get sequence(): number {
    return this.#sequence;
  }

  append(line: string): number {
    this.#queue.push(line);
    this.#sequence += 1;
    void this.#pump();
    return this.#sequence;
  }

  /** Settles when every line up to the sequence is on disk. */
  durable(sequence: number): Promise<void> {
    if (sequence <= this.#durable) return Promise.resolve();
    return new Promise((resolve) => this.#waiters.push({ sequence, resolve }));
  }

  /** Makes later lines go to a new file; settles when the old one has received its last. */
  rotate(path: string): Promise<void> {
    return new Promise((resolve) => {
      this.#nextPath = path;
      this.#onRotated = resolve;
      void this.#pump();
    });
  }

  async close(): Promise<void> {
    await this.durable(this.#sequence);
    await this.#file.close();
  }

  /** A failing disk rejects here unhandled and ends the process: no later answer could be trusted. */
  async #pump(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#queue.length > 0 || this.#nextPath !== undefined) {
      if (this.#nextPath !== undefined) await this.#swap(this.#nextPath);
      else await this.#writeGroup();
    }
    this.#isWriting = false;
  }

  async #writeGroup(): Promise<void> {
    const group = this.#queue;
    const upTo = this.#sequence;
    this.#queue = [];
    const data = Buffer.from(group.join(''));
    await this.#file.appendFile(data);
    await this.#file.datasync();
    this.bytes += data.length;
    this.#durable = upTo;
    const settled = this.#waiters.filter(({ sequence }) => sequence <= upTo);
    this.#waiters = this.#waiters.filter(({ sequence }) => sequence > upTo);
    for (const { resolve } of settled) resolve();
  }

  async #swap(path: string): Promise<void> {
    const next = await open(path, 'a');
    const previous = this.#file;
    this.#file = next;
    this.#nextPath = undefined;
    this.bytes = 0;
    this.#onRotated?.();
    await previous.close();
  }
}
