import { bulkActionKey } from '@portal/contract/requests/bulk/bulkAction.ts';
import * as z from 'zod/mini';
import { currentSession } from '../../../lib/session/session.ts';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../../lib/storage/sessionStore.ts';

const store = sessionStore(sessionKeys.bulkAction, z.object({ key: bulkActionKey, userId: z.string() }));

/** Key of the bulk action that the signed-in person started in this tab and has not closed; null if there is none. */
export function openBulkAction(): string | null {
  const stored = store.read();
  return stored && stored.userId === currentSession()?.userId ? stored.key : null;
}

/** Remembers the bulk action over a reload and other pages. Null forgets it. */
export function saveOpenBulkAction(key: string | null): void {
  const userId = currentSession()?.userId;
  if (key !== null && userId) store.save({ key, userId });
  else store.clear();
}
