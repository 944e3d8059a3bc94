import { mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** An append-only file of lines. A line is on the disk when its append resolves. */
export class Journal {
  readonly #file: FileHandle;
  #size: number;

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.#size = size;
  }

  /** Atomically replaces the file with these lines and opens it for appending. */
  static async rewrite(filePath: string, lines: string[]): Promise<Journal> {
    const newPath = `${filePath}.new`;
    const text = lines.map((line) => `${line}\n`).join('');
    const file = await open(newPath, 'w');
    await file.writeFile(text);
    await file.sync();
    await rename(newPath, filePath);
    await syncFolder(path.dirname(filePath));
    return new Journal(file, Buffer.byteLength(text));
  }

  /**
   * Appends a line and waits until it is on the disk.
   * @throws when the line could not be written; the file is then unchanged
   */
  async append(line: string): Promise<void> {
    const bytes = Buffer.from(`${line}\n`);
    try {
      await this.#file.write(bytes, 0, bytes.length, this.#size);
      await this.#file.datasync();
    } catch (error) {
      await this.#file.truncate(this.#size);
      throw error;
    }
    this.#size += bytes.length;
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

/** Reads the complete lines of a journal. An incomplete last line was never acknowledged and is skipped. */
export async function readJournal(filePath: string): Promise<string[]> {
  await mkdir(path.dirname(filePath), { recursive: true });
  try {
    const text = await readFile(filePath, 'utf8');
    return text
      .slice(0, text.lastIndexOf('\n') + 1)
      .split('\n')
      .slice(0, -1);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
