import { renameSync, writeFileSync } from 'node:fs';

/** Readers see the old file or the whole new one. */
export function writeAtomically(file: string, text: string, mode = 0o644): void {
  writeFileSync(`${file}.tmp`, text, { mode });
  renameSync(`${file}.tmp`, file);
}
