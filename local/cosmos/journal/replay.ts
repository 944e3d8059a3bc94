import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Catalogue } from '../catalogue.ts';
import { journalLine } from './journalLine.ts';

/**
 * Applies one file of the journal. A last line that was torn by a crash was never acknowledged and is left out;
 * an unreadable line anywhere else means a damaged file, and starting on it would lose acknowledged writes.
 */
export async function replay(path: string, catalogue: Catalogue): Promise<void> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  let unreadable: number | undefined;
  for await (const line of lines) {
    number += 1;
    if (unreadable !== undefined) {
      throw new Error(
        `${path}: line ${unreadable} is unreadable and is not the last one; the file is damaged`,
      );
    }
    const parsed = parseLine(line);
    if (parsed) apply(parsed, catalogue);
    else unreadable = number;
  }
}

function parseLine(line: string) {
  try {
    return journalLine.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

function apply(entries: NonNullable<ReturnType<typeof parseLine>>, catalogue: Catalogue): void {
  for (const entry of entries) {
    if (entry[0] === 'meta') catalogue.restore(entry[1]);
    else if (entry[0] === 'del') catalogue.byRid(entry[1])?.remove(entry[2], entry[3]);
    else {
      const document = entry[3];
      catalogue.byRid(entry[1])?.put(entry[2], { document, bytes: JSON.stringify(document).length });
    }
  }
}
