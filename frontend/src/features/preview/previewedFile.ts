/** What a preview needs to know about a file. `size` in bytes. */
export interface PreviewedFile {
  readonly fileId: string;
  readonly originalName: string;
  readonly contentType: string;
  readonly size: number;
}

/** Returns a fresh link to the file, valid for a few minutes. Throws ApiError. */
export type GetLink = () => Promise<string>;
