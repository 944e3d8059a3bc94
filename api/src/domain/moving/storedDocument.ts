import * as z from 'zod/mini';

const schema = z.looseObject({
  id: z.string(),
  type: z.optional(z.unknown()),
  /** When it was last written, in seconds. */
  _ts: z.number(),
  /** How long it lives after that, in seconds; −1 is for ever. */
  ttl: z.optional(z.number()),
});

export type StoredDocument = z.output<typeof schema>;

/** A document as a store gives it out, whatever it says, with its fields in their order. Throws for anything else. */
export function storedDocument(value: unknown): StoredDocument {
  if (!isStored(value)) throw new TypeError('This is not a document of a store.');
  return value;
}

function isStored(value: unknown): value is StoredDocument {
  return schema.safeParse(value).success;
}

/** Without what belongs to the store that held it; `_ts` stays, because the rest of its life counts from there. */
export function portable(document: StoredDocument): StoredDocument {
  const { _rid: _1, _self: _2, _etag: _3, _attachments: _4, _lsn: _5, ...kept } = document;
  return kept;
}

/** What must be the same wherever the document is: all of it but when it was written and how long it still lives. */
export function contentOf(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => name !== 'ttl' && !name.startsWith('_')),
  );
}
