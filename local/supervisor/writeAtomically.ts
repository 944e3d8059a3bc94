import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file atomically: readers see either the old or the new content. */
export function writeAtomically(file: string, text: string, mode = 0o644): void {
  writeFileSync(`${file}.tmp`, text, { mode });
  renameSync(`${file}.tmp`, file);
}
