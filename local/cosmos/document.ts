/** A document as stored: the caller's properties and the service's own. */
export type CosmosDocument = {
  id: string;
  _rid: string;
  _etag: string;
  _ts: number;
  ttl?: unknown;
  [property: string]: unknown;
};

/** `bytes` is the length of its JSON text, kept for the size of the live data. */
export type Stored = { document: CosmosDocument; bytes: number };
