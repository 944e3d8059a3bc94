import * as z from 'zod/mini';

export const FORMAT = 2 as const;

const text = z.string();
const count = z.int().check(z.minimum(0));

/** A gzipped file of JSON lines. */
const part = z.object({
  file: text,
  /** 0 for the first reading of a container, then 1, 2 … for what had changed since the one before. */
  pass: count,
  records: count,
  /** Of the file as it is stored. */
  sha256: text,
});

export type Part = z.output<typeof part>;

const heading = z.object({
  format: z.literal(FORMAT),
  startedAt: text,
  database: text,
  /** Tells whether another portal has the same pepper, and nothing about it. */
  pepperMark: text,
});

/** The journal of a backup: what it is of, then how far the reading of each container has come. */
export const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begin'), heading }),
  z.object({
    kind: z.literal('read'),
    stream: text,
    pass: count,
    /** When this pass over the container began. */
    startedAt: text,
    /** Null when there was nothing to write. */
    part: z.nullable(part),
    /** Where to go on; null at the end of the pass. */
    token: z.nullable(text),
  }),
]);

/** Written when the backup is complete. */
export const manifest = z.extend(heading, {
  finishedAt: text,
  /** Whether the last pass found nothing changed: then the backup is the store as it was when that pass began. */
  consistent: z.boolean(),
  leftOut: z.array(text),
  /** `records` counts each in its last version alone. */
  streams: z.record(text, z.object({ records: count, parts: z.array(part) })),
  /** SHA-256 over the hashes of all parts in their order. */
  sha256: text,
});

export type Manifest = z.output<typeof manifest>;

/** A blob without its content, which has a file of its own. */
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
