import type { NewChange, StoredNotices } from './storedNotices.ts';

/** Limits of the history in the document, in changes and characters. The audit trail has all changes. */
const MAX_CHANGES = 300;
const MAX_CHARACTERS = 300_000;

export interface Signature {
  /** User id. */
  readonly by: string | null;
  readonly byName: string;
  readonly now: Date;
}

/** The notices after a change, with the change in their history. */
export function withHistory(
  notices: StoredNotices,
  change: NewChange,
  { by, byName, now }: Signature,
): StoredNotices {
  const revision = notices.revision + 1;
  const history = [...notices.history, { ...change, n: revision, at: now.toISOString(), by, byName }].slice(
    -MAX_CHANGES,
  );
  let size = JSON.stringify(history).length;
  while (size > MAX_CHARACTERS && history.length > 1) size -= JSON.stringify(history.shift()).length;
  return { ...notices, revision, history };
}
