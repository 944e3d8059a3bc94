/** What a preview needs to know about a file. `size` in bytes. */
export interface PreviewedFile {
  readonly fileId: string;
  readonly originalName: string;
  readonly contentType: string;
  readonly size: number;
  /** The whole file, if it is not read by a link. */
  readonly content?: Uint8Array<ArrayBuffer>;
}

/** Returns a fresh link to the file, valid for a few minutes. Throws ApiError. */
export type GetLink = () => Promise<string>;
