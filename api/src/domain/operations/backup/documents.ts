import * as z from 'zod/mini';

const schema = z.looseObject({
  id: z.string(),
  type: z.optional(z.unknown()),
  /** When it was last written, in seconds. */
  _ts: z.number(),
  /** Lifetime after that, in seconds; −1 means forever. */
  ttl: z.optional(z.number()),
});

export type StoredDocument = z.output<typeof schema>;

/** Parses a stored document and keeps all its fields in order. Throws a TypeError for anything else. */
export function storedDocument(value: unknown): StoredDocument {
  if (!isStored(value)) throw new TypeError('This is not a document of a store.');
  return value;
}

function isStored(value: unknown): value is StoredDocument {
  return schema.safeParse(value).success;
}

/** A document without store-specific fields. `_ts` stays, because the remaining lifetime depends on it. */
export function withoutStoreFields(document: StoredDocument): StoredDocument {
  const { _rid: _1, _self: _2, _etag: _3, _attachments: _4, _lsn: _5, ...portableFields } = document;
  return portableFields;
}

/** The document to write at `now`, with its remaining lifetime; null if it has expired. */
export function withRemainingTtl(document: StoredDocument, now: Date): Record<string, unknown> | null {
  const { _ts, ...content } = document;
  const { ttl } = content;
  if (ttl === undefined || ttl <= 0) return content;
  const remainingSeconds = _ts + ttl - Math.floor(now.getTime() / 1000);
  return remainingSeconds > 0 ? { ...content, ttl: remainingSeconds } : null;
}

/** A value with the old ETags of blobs replaced by the new ones. */
export function replaceEtags<T>(value: T, etags: ReadonlyMap<string, string>): T;
export function replaceEtags(value: unknown, etags: ReadonlyMap<string, string>): unknown {
  if (etags.size === 0) return value;
  if (typeof value === 'string') return etags.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each: unknown) => replaceEtags(each, etags));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceEtags(each, etags)]));
}
