import {
  isPresent,
  isReported,
  presenceBoard,
  type PresenceBoard,
  type PresenceReport,
  requestsOpenedBy,
  withoutPerson,
  withPresence,
} from '../../../domain/requests/live/presence.ts';
import { notFound } from '../../../errors/portalError.ts';
import { createDocument, readDocument, replaceDocument } from '../../documents.ts';
import { attemptUpTo, retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { readRequest } from '../readRequest.ts';
import { ACCOUNTS } from '../../containers.ts';

const ID = 'presence|board';
const EMPTY: PresenceBoard = { entries: [] };
const TTL_SECONDS = 120;
/** The page reports again after 15 seconds, so a lost write is not worth a long wait. */
const MAX_ATTEMPTS = 5;

export async function readPresenceBoard(): Promise<PresenceBoard> {
  return (await readDocument(ACCOUNTS, ID, ID, presenceBoard))?.value ?? EMPTY;
}

/**
 * Records that a person opened or left a request, and returns the board as it was before. If many others write at the same
 * time, the record is lost. Throws `not_found` if a person opens a request that does not exist.
 */
export async function savePresence(report: PresenceReport, now: Date): Promise<PresenceBoard> {
  let board = EMPTY;
  let exists = report.state === null;
  await attemptUpTo<void>(MAX_ATTEMPTS, async () => {
    const stored = await readDocument(ACCOUNTS, ID, ID, presenceBoard);
    board = stored?.value ?? EMPTY;
    if (isReported(board, report, now)) return succeeded(undefined);
    // A request that the person has open was checked when they opened it.
    exists ||= isPresent(board, report, now) || (await readRequest(report.requestId)) !== null;
    if (!exists) throw notFound('Request not found');
    const document = { id: ID, ...withPresence(board, report, now), ttl: TTL_SECONDS };
    const isSaved = stored
      ? await replaceDocument(ACCOUNTS, document, stored.etag)
      : await createDocument(ACCOUNTS, document);
    return isSaved ? succeeded(undefined) : writeConflict;
  });
  return board;
}

/** Removes a person from the board. Returns the requests that they had open. */
export async function removePresence(userId: string): Promise<string[]> {
  return retryOnConflict<string[]>('the presence', async () => {
    const stored = await readDocument(ACCOUNTS, ID, ID, presenceBoard);
    const opened = requestsOpenedBy(stored?.value ?? EMPTY, userId);
    if (!stored || opened.length === 0) return succeeded([]);
    const document = { id: ID, ...withoutPerson(stored.value, userId), ttl: TTL_SECONDS };
    return (await replaceDocument(ACCOUNTS, document, stored.etag)) ? succeeded(opened) : writeConflict;
  });
}
