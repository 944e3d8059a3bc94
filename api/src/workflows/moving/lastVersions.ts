import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import type { Part } from '../../services/backup/format.ts';
import type { Stream } from './stream.ts';

/** The lines of each part that are the last version of their record. Keeps the keys of what later passes found, and nothing else. */
export async function* lastVersions(
  folder: BackupFolder,
  parts: readonly Part[],
  keyOf: Stream['keyOf'],
): AsyncGenerator<{ part: Part; lines: string[]; superseded: number }> {
  const lastPlaces = new Map<string, string>();
  for (const part of parts.filter(({ pass }) => pass > 0)) {
    const lines = await folder.readPart(part);
    for (const [index, line] of lines.entries()) lastPlaces.set(keyOf(line), `${part.file} ${index}`);
  }
  for (const part of parts) {
    const lines = await folder.readPart(part);
    const last =
      lastPlaces.size === 0
        ? lines
        : lines.filter((line, index) => {
            const place = lastPlaces.get(keyOf(line));
            return place === undefined || place === `${part.file} ${index}`;
          });
    yield { part, lines: last, superseded: lines.length - last.length };
  }
}
