import { storedMove, type StoredMove } from '../../domain/deadlines/deadlineMove.ts';
import { createDocument, readDocument, replaceDocument, type Stored } from '../documents.ts';

const ID = 'deadline-move';

/** The progress of the latest move of open deadlines; null before the first one. */
export async function readDeadlineMove(): Promise<Stored<StoredMove> | null> {
  return readDocument('config', ID, ID, storedMove);
}

/** Saves progress; false if another process saved some since the read with this ETag (null: there was none). */
export async function saveDeadlineMove(move: StoredMove, etag: string | null): Promise<boolean> {
  const document = { id: ID, ...move };
  return etag === null ? createDocument('config', document) : replaceDocument('config', document, etag);
}
