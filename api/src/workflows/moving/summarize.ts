import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import type { StreamSummary } from '../../services/backup/format.ts';
import { lastVersions } from './lastVersions.ts';
import { partsOf, type Steps } from './readPass.ts';
import type { Stream } from './stream.ts';

const MODULUS = 2n ** 256n;

/** Adds hashes up, so that the order of the records does not matter and none can come twice or be missing. */
export class Digest {
  #sum = 0n;

  add(hash: string): void {
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS;
  }

  toString(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

/** Reads back what was written of a stream, and counts and adds it up. */
export async function summarize(
  folder: BackupFolder,
  { keyOf, weigh }: Stream,
  steps: Steps,
): Promise<StreamSummary> {
  const digest = new Digest();
  const parts = partsOf(steps);
  let records = 0;
  let superseded = 0;
  let contentBytes = 0;
  for await (const found of lastVersions(folder, parts, keyOf)) {
    for (const line of found.lines) {
      const { hash, contentBytes: bytes } = weigh(line);
      digest.add(hash);
      contentBytes += bytes;
    }
    records += found.lines.length;
    superseded += found.superseded;
  }
  const leftOut = steps.entries.reduce(
    (sum, entry) => sum + (entry.kind === 'part' && entry.pass === 0 ? entry.leftOut : 0),
    0,
  );
  return { records, superseded, leftOut, digest: String(digest), contentBytes, parts };
}
