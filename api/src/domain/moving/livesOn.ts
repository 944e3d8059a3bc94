import type { StoredDocument } from './storedDocument.ts';

/** Null for a document whose time has passed, else the document as it is to be written at `now`: it ends when it would have ended. */
export function livesOn(document: StoredDocument, now: Date): Record<string, unknown> | null {
  const { _ts, ...content } = document;
  const { ttl } = content;
  if (ttl === undefined || ttl <= 0) return content;
  const leftSeconds = _ts + ttl - Math.floor(now.getTime() / 1000);
  return leftSeconds > 0 ? { ...content, ttl: leftSeconds } : null;
}
