import type { OfficeThreat } from '../../domain/files/office/officeThreat.ts';

/** The version of a file, which never changes. */
interface Version {
  readonly blobName: string;
  readonly etag: string;
}

/** Remembers what was found in the last files, by their version. */
export class VerdictMemory {
  readonly #verdicts = new Map<string, OfficeThreat | null>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** The threat that was found in a file; null if none was found; undefined if it is not known. */
  get(file: Version): OfficeThreat | null | undefined {
    return this.#verdicts.get(keyOf(file));
  }

  /** Forgets the oldest verdict if there are too many. Returns the threat. */
  add(file: Version, threat: OfficeThreat | null): OfficeThreat | null {
    this.#verdicts.set(keyOf(file), threat);
    const [oldest] = this.#verdicts.keys();
    if (this.#verdicts.size > this.#max && oldest !== undefined) this.#verdicts.delete(oldest);
    return threat;
  }
}

function keyOf({ blobName, etag }: Version): string {
  return `${blobName}\n${etag}`;
}
