import * as z from 'zod/mini';

export const FORMAT = 1;

const text = z.string();
const count = z.int().check(z.minimum(0));

/** A gzipped file of JSON lines. `sha256` is that of the file as it lies in the folder. */
export const part = z.object({
  file: text,
  /** 0 for the first reading of a stream, then 1, 2 … for what had changed since the one before. */
  pass: count,
  records: count,
  bytes: count,
  sha256: text,
});

export type Part = z.output<typeof part>;

/** Of one container: what its parts hold together, each record in its last version. */
export const streamSummary = z.object({
  records: count,
  /** Records that a later pass found changed: their lines do not count. */
  superseded: count,
  /** Documents that a backup does not take. */
  leftOut: count,
  /** The sum of the hashes of all records, whatever their order. */
  digest: text,
  /** Bytes of content; of blobs alone. */
  contentBytes: count,
  parts: z.array(part),
});

export type StreamSummary = z.output<typeof streamSummary>;

/** What a folder is: written when the backup begins. */
export const heading = z.object({
  format: z.literal(FORMAT),
  startedAt: text,
  source: z.object({ cosmos: text, database: text }),
  /** Tells whether another portal has the same pepper, and nothing about it. */
  pepperMark: text,
  /** Of the passphrase; null when nothing is encrypted. */
  salt: z.nullable(text),
});

export type Heading = z.output<typeof heading>;

/** Written when the backup is complete. */
export const manifest = z.extend(heading, {
  finishedAt: text,
  /** Whether the last pass found nothing changed: then the backup is the store as it was when that pass began. */
  still: z.boolean(),
  leftOut: z.array(text),
  streams: z.record(text, streamSummary),
  /** SHA-256 over the hashes of all parts in their order. */
  sha256: text,
});

export type Manifest = z.output<typeof manifest>;

/** A blob: everything but its content, which lies in a file of its own. */
export const blobRecord = z.object({
  name: text,
  file: text,
  size: count,
  sha256: text,
  md5: text,
  contentType: text,
  contentDisposition: text,
  cacheControl: text,
  // Backups that are older do not say so of their blobs, which had neither.
  contentEncoding: z._default(text, ''),
  contentLanguage: z._default(text, ''),
  metadata: z.record(text, text),
  tags: z.record(text, text),
  etag: text,
});

export type BlobRecord = z.output<typeof blobRecord>;
