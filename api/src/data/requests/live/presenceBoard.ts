import { presenceBoard, type PresenceBoard, withPresence } from '../../../domain/requests/live/presence.ts';
import { createDocument, readDocument, replaceDocument } from '../../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';

const ID = 'presence|board';
const EMPTY: PresenceBoard = { entries: [] };
const TTL_SECONDS = 120;

export async function readPresenceBoard(): Promise<PresenceBoard> {
  return (await readDocument('accounts', ID, ID, presenceBoard))?.value ?? EMPTY;
}

/** Records that a person opened or left a request. Returns the board. */
export async function savePresence(
  presence: Parameters<typeof withPresence>[1],
  now: Date,
): Promise<PresenceBoard> {
  return retryOnConflict<PresenceBoard>('the presence', async () => {
    const stored = await readDocument('accounts', ID, ID, presenceBoard);
    const board = withPresence(stored?.value ?? EMPTY, presence, now);
    const document = { id: ID, ...board, ttl: TTL_SECONDS };
    const isSaved = stored
      ? await replaceDocument('accounts', document, stored.etag)
      : await createDocument('accounts', document);
    return isSaved ? succeeded(board) : writeConflict;
  });
}
