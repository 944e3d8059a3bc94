import { readFile, truncate } from 'node:fs/promises';
import type * as z from 'zod/mini';
import { appendDurably } from './durableFile.ts';

/** Lines of JSON of one shape in a file that only grows: how far some work has come. */
export class Journal<S extends z.ZodMiniType> {
  readonly entries: z.output<S>[];
  readonly #file: string;

  private constructor(file: string, entries: z.output<S>[]) {
    this.#file = file;
    this.entries = entries;
  }

  /** A last line without its end was being written when the power failed: it counts for nothing. */
  static async open<S extends z.ZodMiniType>(file: string, schema: S): Promise<Journal<S>> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole));
    const lines = whole.split('\n').filter((line) => line !== '');
    return new Journal(
      file,
      lines.map((line) => schema.parse(JSON.parse(line))),
    );
  }

  async append(entry: z.output<S>): Promise<void> {
    await appendDurably(this.#file, `${JSON.stringify(entry)}\n`);
    this.entries.push(entry);
  }
}
