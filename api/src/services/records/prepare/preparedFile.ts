import type { SourceRefusal, SourceType } from '@portal/contract/packets/sources.ts';
import type { StoredSource } from '../../../domain/packets/assembly.ts';

/** A file to prepare, and the folder for its pieces (`0.pdf`, …) with their texts (`0.json`, …) and facts (`facts.json`), and sheets of thumbnails (`0.jpg`, …). */
export interface PrepareJob {
  readonly path: string;
  readonly type: SourceType;
  readonly folder: string;
}

export type PreparedFile =
  | {
      readonly kind: 'prepared';
      readonly pages: number;
      readonly pieces: StoredSource['pieces'];
      readonly changes: StoredSource['changes'];
      readonly blank: number[];
      readonly looks: string[];
    }
  | { readonly kind: 'refused'; readonly refusal: SourceRefusal };

/** Why a file has no pages. Ends its preparation. */
export class Refused extends Error {
  readonly refusal: SourceRefusal;

  constructor(refusal: SourceRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
