import * as z from 'zod/mini';

export const FORMAT = 2 as const;

const text = z.string();
const count = z.int().check(z.minimum(0));

/** A gzipped file of JSON lines. */
const part = z.object({
  file: text,
  /** 0 for the first pass over a container; 1, 2 … for passes that read changes since the previous one. */
  pass: count,
  records: count,
  /** Of the stored file. */
  sha256: text,
});

export type BackupPart = z.output<typeof part>;

const heading = z.object({
  format: z.literal(FORMAT),
  startedAt: text,
  database: text,
  /** Equal for the same pepper. Reveals nothing about it. */
  pepperFingerprint: text,
});

/** The journal of a backup: its heading, then the progress of each container. */
export const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begin'), heading }),
  z.object({
    kind: z.literal('read'),
    stream: text,
    pass: count,
    /** When this pass started. */
    startedAt: text,
    /** Null: nothing to write. */
    part: z.nullable(part),
    /** Continuation token. Null: the pass is complete. */
    token: z.nullable(text),
  }),
]);

/** Written when the backup is complete. */
export const manifest = z.extend(heading, {
  finishedAt: text,
  /** True: the last pass found no changes, so the backup matches the store when that pass started. */
  consistent: z.boolean(),
  excluded: z.array(text),
  /** `records` counts each record once, in its last version. */
  streams: z.record(text, z.object({ records: count, parts: z.array(part) })),
  /** SHA-256 over the hashes of all parts, in order. */
  sha256: text,
});

export type Manifest = z.output<typeof manifest>;

/** The metadata of a blob. Its content is in a separate file. */
export const blobRecord = z.object({
  name: text,
  file: text,
  sha256: text,
  headers: z.record(text, text),
  metadata: z.record(text, text),
  tags: z.record(text, text),
  etag: text,
});

export type BlobRecord = z.output<typeof blobRecord>;
