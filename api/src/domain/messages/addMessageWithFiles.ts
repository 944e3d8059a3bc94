import { MAX_THREAD_FILES } from '@portal/contract/messages/schemas.ts';
import { addFiles, type ReleaseExtras } from '../files/addFiles.ts';
import { fileRoom } from '../files/fileRoom.ts';
import type { FileTerms } from '../files/fileTerms.ts';
import { fileFromClient } from '../files/unscannedFile.ts';
import type { UploadFacts } from '../files/uploadFacts.ts';
import { combineChanges } from '../requests/change.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import { addMessage, isThreadFull, type MessageDecision, type NewMessage } from './addMessage.ts';
import { sideOf } from './message.ts';
import type { Side } from './thread.ts';

export type MessageWithFilesDecision =
  | MessageDecision
  /** One of the files is already in the request. */
  | { readonly kind: 'file-sent' }
  /** The messages of this side would have too many files. */
  | { readonly kind: 'thread-files-full' }
  /** The request would have too many files. */
  | { readonly kind: 'files-full' };

export type MessageRefusal = Exclude<MessageWithFilesDecision['kind'], 'change'>;

/** Files of staff are free, without embargo. */
const FREE: FileTerms = { comment: '', chargeCents: 0, embargoDays: null };

/**
 * Adds a message with its files to the thread of a request. `files` are the files of `fileIds` that are not in the
 * request yet. Files of staff are released to the client like other documents. Files of the client's side are added to
 * the request and do not change its review. `extras` are the notice and the reason that a release by staff can need.
 */
export function addMessageWithFiles(
  request: RequestDocument,
  message: NewMessage,
  files: readonly UploadFacts[],
  now: Date,
  extras: ReleaseExtras = {},
): MessageWithFilesDecision {
  const { fileIds = [] } = message;
  const side = sideOf(message.by);
  const refused = refusedMessage(request, side, fileIds);
  if (refused) return { kind: refused };
  if (fileIds.length === 0) return addMessage(request, message, now);
  return side === 'staff'
    ? addWithRelease(request, message, files, now, extras)
    : addWithUploads(request, message, files, now);
}

/**
 * Why a request does not accept a message of a side with these files; null if it does. Reads no content, so it can be
 * called before the content is read. `letters` is the number of files that are still to be made.
 */
export function refusedMessage(
  request: RequestDocument,
  side: Side,
  fileIds: readonly string[],
  letters = 0,
): MessageRefusal | null {
  if (isThreadFull(request, side)) return 'full';
  if (fileIds.some((fileId) => request.files[fileId])) return 'file-sent';
  const count = fileIds.length + letters;
  if (count === 0) return null;
  const known = Object.values(request.files);
  const ofSide = known.filter((file) => isOfMessages(file, side)).length;
  if (ofSide + count > MAX_THREAD_FILES) return 'thread-files-full';
  return count > fileRoom(request.files, side) ? 'files-full' : null;
}

/**
 * Whether a file counts toward the limit of a side. Deleted and withdrawn files do not count. Blocked files of staff do
 * not count either. Blocked files of the client's side do count, so that they cannot fill the request.
 */
function isOfMessages({ messageId, uploadedByAdmin, deletedAt, scan }: RequestFile, side: Side): boolean {
  if (messageId === null || deletedAt !== null || uploadedByAdmin !== (side === 'staff')) return false;
  return side === 'client' || scan !== 'infected';
}

function addWithRelease(
  request: RequestDocument,
  message: NewMessage,
  files: readonly UploadFacts[],
  now: Date,
  extras: ReleaseExtras,
): MessageWithFilesDecision {
  const terms = new Map(files.map(({ fileId }) => [fileId, FREE]));
  const release = addFiles(request, { files, terms, by: message.by, ...extras }, now);
  if (release.kind === 'full') return { kind: 'files-full' };
  if (release.kind !== 'change') return { kind: 'file-sent' };
  const released = { ...release.change.request, seq: request.seq };
  const decision = addMessage(withMessageId(released, message), message, now);
  if (decision.kind !== 'change') return decision;
  // The release is the first event, because its size counts against the limit of the request.
  const change = combineChanges(request, [() => release.change, () => decision.change])!;
  return { ...decision, change };
}

function addWithUploads(
  request: RequestDocument,
  message: NewMessage,
  files: readonly UploadFacts[],
  now: Date,
): MessageWithFilesDecision {
  const added = files.map((facts) => [facts.fileId, fileFromClient(facts, 'message', message.by)] as const);
  const withFiles = { ...request, files: { ...request.files, ...Object.fromEntries(added) } };
  const decision = addMessage(withMessageId(withFiles, message), message, now);
  if (decision.kind !== 'change') return decision;
  const { change } = decision;
  return { ...decision, change: { ...change, steps: [...change.steps, { kind: 'scan' }] } };
}

function withMessageId(request: RequestDocument, { messageId, fileIds = [] }: NewMessage): RequestDocument {
  const files = fileIds.map((fileId) => [fileId, { ...request.files[fileId]!, messageId }] as const);
  return { ...request, files: { ...request.files, ...Object.fromEntries(files) } };
}
