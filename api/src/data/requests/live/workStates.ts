import { NO_WORK, withSetAside, workState, type WorkState } from '../../../domain/requests/live/workState.ts';
import { createDocument, readDocument, replaceDocument } from '../../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { ACCOUNTS } from '../../containers.ts';

const TTL_SECONDS = 7 * 24 * 3600;

const idOf = (userId: string) => `work|${userId}`;

interface StoredWork {
  readonly value: WorkState;
  /** Saves another state. False if it changed since it was read. */
  save(next: WorkState): Promise<boolean>;
}

/** What a person works on with “Start next”. */
export async function readWorkState(userId: string): Promise<StoredWork> {
  const id = idOf(userId);
  const stored = await readDocument(ACCOUNTS, id, id, workState);
  return {
    value: stored?.value ?? NO_WORK,
    save: (next) => {
      const document = { id, ...next, ttl: TTL_SECONDS };
      return stored ? replaceDocument(ACCOUNTS, document, stored.etag) : createDocument(ACCOUNTS, document);
    },
  };
}

/** Records that a person finished or skipped a request. */
export async function setAside(userId: string, requestId: string, now: Date): Promise<void> {
  await retryOnConflict<void>('the work of a person', async () => {
    const { value, save } = await readWorkState(userId);
    return (await save(withSetAside(value, requestId, now))) ? succeeded(undefined) : writeConflict;
  });
}
