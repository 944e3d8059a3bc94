/** What must be known of a file to show it. `size` in bytes. */
export interface PreviewedFile {
  readonly fileId: string;
  readonly originalName: string;
  readonly contentType: string;
  readonly size: number;
}

/** A fresh link to the file, good for a few minutes. Throws ApiError. */
export type LinkOf = () => Promise<string>;
