import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Catalog } from '../catalog.ts';
import { journalLine } from './journalLine.ts';

/**
 * Applies one journal file. An incomplete last line was never acknowledged and is skipped.
 * @throws when any other line is unreadable: the file is damaged, and a start would lose acknowledged writes
 */
export async function replay(path: string, catalog: Catalog): Promise<void> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  let unreadable: number | undefined;
  for await (const line of lines) {
    number += 1;
    if (unreadable !== undefined) {
      throw new Error(
        `${path}: line ${unreadable} is unreadable and is not the last line; the file is damaged`,
      );
    }
    const parsed = parseLine(line);
    if (parsed) apply(parsed, catalog);
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

function apply(entries: NonNullable<ReturnType<typeof parseLine>>, catalog: Catalog): void {
  for (const entry of entries) {
    if (entry[0] === 'meta') catalog.restore(entry[1]);
    else if (entry[0] === 'del') catalog.findByRid(entry[1])?.remove(entry[2], entry[3]);
    else {
      const document = entry[3];
      catalog.findByRid(entry[1])?.put(entry[2], { document, bytes: JSON.stringify(document).length });
    }
  }
}
