import type { ActivityEntry } from '@portal/contract/requests/schemas/requestActivity.ts';
import { readUser } from '../../data/accounts/users.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { accountsIn, activityEntry } from '../../domain/requests/views/activityEntry.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { mapInTurns } from '../../services/concurrency/mapInTurns.ts';
import type { StoredEvent } from '../../domain/requests/storedEvent.ts';

/** Returns activity entries for events, with the names of people and files. */
export async function describeActivity(
  { files }: Pick<RequestDocument, 'files'>,
  events: readonly StoredEvent[],
): Promise<ActivityEntry[]> {
  const userIds = [...new Set(events.flatMap(accountsIn))];
  const users = await Promise.all(userIds.map(readUser));
  const names = new Map(users.flatMap((user) => (user ? [[user.userId, nameOfUser(user)] as const] : [])));
  return mapInTurns(events, (event) => activityEntry(event, { files, names }));
}
