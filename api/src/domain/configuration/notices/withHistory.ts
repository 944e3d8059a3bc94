import type { NewChange, StoredNotices } from './storedNotices.ts';

/** The document must stay small: so many changes are kept in it, and so many characters of them. The audit trail keeps all. */
const MAX_CHANGES = 300;
const MAX_CHARACTERS = 300_000;

export interface Signature {
  /** User id. */
  readonly by: string | null;
  readonly byName: string;
  readonly now: Date;
}

/** All as it is after a change, with the change in its history. */
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
