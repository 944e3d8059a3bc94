import { deleteLease } from '../../../data/requests/live/leases.ts';
import { removePresence } from '../../../data/requests/live/presenceBoard.ts';
import { readWorkState } from '../../../data/requests/live/workStates.ts';

/** Ends the work of a person who no longer works on requests: their leases and their presence. */
export async function endWork(userId: string, now: Date): Promise<void> {
  const { value } = await readWorkState(userId);
  if (value.current !== null) await deleteLease(value.current, userId, now);
  // A page that stayed open can have renewed the lease of an earlier request.
  for (const requestId of await removePresence(userId)) await deleteLease(requestId, userId, now);
}
