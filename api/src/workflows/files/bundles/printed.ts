/** The result of printing an ordered document. */
export interface Printed {
  /** Its blob; null if the result is stored elsewhere. */
  readonly blobName: string | null;
}

/** The order cannot be fulfilled, and why: an English text with a translation. */
export class PrintRefused extends Error {}
