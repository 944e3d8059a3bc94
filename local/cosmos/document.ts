/** A stored document: the caller's properties and the service's system properties. */
export type CosmosDocument = {
  id: string;
  _rid: string;
  _etag: string;
  _ts: number;
  ttl?: unknown;
  [property: string]: unknown;
};

/** `bytes` is the length of the document's JSON, from which the size of the live data is computed. */
export type SizedDocument = { document: CosmosDocument; bytes: number };
