import type { BodyOf } from '@portal/contract/endpoint.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import { requestOfUpdateKey } from '@portal/contract/files/rules/uploadKey.ts';
import type { sendMessage } from '@portal/contract/messages/endpoints.ts';
import {
  MAX_MESSAGE_FILES,
  MAX_THREAD_FILES,
  TOO_MANY_FILES_WITH_LETTER,
} from '@portal/contract/messages/schemas.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { readDeadlineRules } from '../../data/configuration/deadlineRules.ts';
import { findMessage } from '../../data/messages/readMessages.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readTaskOfChange } from '../../data/requests/idempotency.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { decideEarlyRelease } from '../../domain/deadlines/earlyRelease.ts';
import type { NewMessage } from '../../domain/messages/addMessage.ts';
import {
  addMessageWithFiles,
  type MessageRefusal,
  refusedMessage,
} from '../../domain/messages/addMessageWithFiles.ts';
import { MAX_FILES } from '../../domain/files/fileRoom.ts';
import type { StoredMessage } from '../../domain/messages/message.ts';
import type { Side } from '../../domain/messages/thread.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { type Caller, turnOf } from '../../domain/requests/access/caller.ts';
import { PortalError, unavailable } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { assigneeOf } from '../accounts/assignees.ts';
import { addNotice } from '../files/addNotice.ts';
import { checkRulesFor, markAttached, noticesOf, releasedTooEarly } from '../files/releaseFiles.ts';
import { addLetter } from './addLetter.ts';
import { enterThread } from './threadAccess.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { uploadKeyOf } from '../../data/files/uploads/uploadKeys.ts';
import { fileIdsOf, readUploadSession } from '../../data/files/uploads/uploadSessions.ts';
import type { UploadFacts } from '../../domain/files/uploadFacts.ts';
import type { InspectionTurn } from '../../services/office/inspectOfficeFiles.ts';
import { refuseParts } from '../packets/refuseParts.ts';
import { collectUploads, uploadNotOfRequest } from '../files/uploads/collectUploads.ts';

const FIELD = 'uploadedFiles';

/**
 * Returns what was uploaded for the files of a message that are not in the request yet. Staff upload for the request, the
 * client's side for an update of it, with the rules of these forms. Throws `file_rejected` for any other file.
 */
async function collectMessageFiles(
  { requestId, files, hasSources }: Pick<RequestDocument, 'requestId' | 'files' | 'hasSources'>,
  side: Side,
  fileIds: readonly string[],
  inspection: InspectionTurn,
  now: Date,
): Promise<UploadFacts[]> {
  const missing = fileIds.filter((fileId) => !files[fileId]).map((fileId) => ({ fileId }));
  const [first] = missing;
  if (!first) return [];
  const uploadKey = side === 'staff' ? requestId : await uploadKeyOf(first.fileId);
  const isOfRequest = side === 'staff' || requestOfUpdateKey(uploadKey ?? '') === requestId;
  if (uploadKey === null || !isOfRequest) throw uploadNotOfRequest(`${FIELD}.0`);
  const session = await readUploadSession(uploadKey, fileIdsOf(missing));
  const packet = missing.findIndex(({ fileId }) => session.files[fileId]?.packetPages !== undefined);
  if (packet >= 0) throw packetInMessage(`${FIELD}.${packet}`);
  const rules = side === 'staff' ? staffUploads : updateUploads;
  const collected = await collectUploads(missing, { session, inspection, now }, rules, FIELD);
  if (side === 'staff' && hasSources) await refuseParts(await readAssembly(requestId), collected);
  return collected;
}

/** A message has no charge and no gate. */
function packetInMessage(field: string): PortalError {
  const message = 'A packet can’t be sent with a message. Release it as a document.';
  return new PortalError('file_rejected', message, { fields: { [field]: message } });
}

interface SentMessage {
  readonly message: StoredMessage;
  readonly request: RequestDocument;
  readonly side: Side;
  readonly pendingTasks: readonly TaskRef[];
}

/**
 * Adds a message to the thread of a request, or returns the one that is stored under its ID. Throws `not_found`. Throws
 * `invalid_input` for fields that only staff may send, for a mention of someone who does not work here, and for an
 * internal note with files or a letter. Throws `file_rejected` for a release before the earliest production date
 * without a reason, and for a file that was not uploaded for this request or is not allowed. Throws `conflict` for
 * another text under the same ID, for a file that was already sent, and for a full thread.
 */
export async function addToThread(
  body: BodyOf<typeof sendMessage>,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<SentMessage> {
  const { requestId, messageId, text, isInternal, asLetter } = body;
  const { request: found, side, author, staff } = await enterThread(caller, requestId);
  const userIds = [...new Set(body.mentions)];
  if (side === 'client' && (isInternal || userIds.length > 0))
    throw new PortalError('invalid_input', 'Only staff can add internal notes and mention colleagues');
  if (asLetter && !staff) throw invalid('asLetter', 'Only staff can send letters.');
  if (asLetter && isInternal) throw invalid('asLetter', 'Internal notes can’t be letters.');
  const fileIds = [...new Set(body.uploadedFiles.map(({ fileId }) => fileId))];
  if (isInternal && fileIds.length > 0) throw invalid('uploadedFiles', 'Internal notes can’t have files.');
  if (asLetter && fileIds.length >= MAX_MESSAGE_FILES)
    throw invalid('uploadedFiles', TOO_MANY_FILES_WITH_LETTER);
  const mentions = await mentionsOf(userIds);
  const content = [author.by, text, isInternal, userIds, fileIds, ...(asLetter ? ['letter'] : [])];
  const idempotencyKey = {
    key: `message|${messageId}`,
    content: keyedId('message', JSON.stringify(content)),
  };
  const refused = refusedMessage(found, side, fileIds, asLetter ? 1 : 0);
  const isSent =
    (asLetter || refused !== null) && (await readTaskOfChange(requestId, idempotencyKey)) !== null;
  if (refused && !isSent) throw messageRefused(refused);
  const inspection = { turn: turnOf(caller), log, isPreferred: side === 'staff' };
  const files = await collectMessageFiles(found, side, fileIds, inspection, now);
  // The letter has the day of its first call. A repeated call, which can come on a later day, gets that letter.
  const letters =
    asLetter && staff && !isSent ? [await addLetter(found, { messageId, text }, staff, now)] : [];
  const added: NewMessage = {
    messageId,
    text,
    isInternal,
    mentions,
    fileIds: [...letters.map(({ fileId }) => fileId), ...fileIds],
    ...author,
  };
  const notice = side === 'staff' && files.length > 0 ? await addNotice(found, now) : undefined;
  const rules = (await readDeadlineRules()).value;
  const checkRules = await checkRulesFor(files);
  const releaser = { ...author, reason: body.earlyReleaseReason ?? '' };
  const { request, pendingTasks, documents, isRepeat } = await changeRequest(
    found,
    (current) => {
      // A letter is correspondence. Only attached files are records, whose release has an earliest day.
      const isRelease = side === 'staff' && files.length > 0;
      const early = isRelease ? decideEarlyRelease(current, releaser, rules, now) : null;
      if (early?.kind === 'reason_missing') throw releasedTooEarly(early.earliest);
      const extras = { notice, checkRules, early: early?.kind === 'early' ? early.release : undefined };
      const decision = addMessageWithFiles(current, added, [...letters, ...files], now, extras);
      if (decision.kind !== 'change') throw messageRefused(decision.kind);
      return decision.change;
    },
    now,
    idempotencyKey,
  );
  const message = isRepeat
    ? await findMessage(requestId, messageId)
    : documents?.find((each) => each.messageId === messageId);
  if (!message) throw unavailable('the stored message');
  if (side === 'staff' && message.fileIds)
    await markAttached(requestId, [...message.fileIds, ...noticesOf(request)]);
  return { message, request, side, pendingTasks };
}

async function mentionsOf(userIds: readonly string[]): Promise<StoredMessage['mentions']> {
  return Promise.all(
    userIds.map(async (userId) => {
      const user = await assigneeOf(userId);
      if (user) return { userId, name: nameOfUser(user) };
      const message = 'You can only mention colleagues with an active account';
      throw new PortalError('invalid_input', message, { fields: { mentions: message } });
    }),
  );
}

function invalid(field: string, message: string): PortalError {
  return new PortalError('invalid_input', message, { fields: { [field]: message } });
}

/** Returns the error for a message that was not added. */
export function messageRefused(kind: MessageRefusal): PortalError {
  return new PortalError('conflict', refusals[kind]);
}

const refusals = {
  full: 'This request has reached the maximum number of messages. Please contact us another way.',
  'file-sent': 'One of these files was already sent. Please remove it, or upload it again.',
  'thread-files-full': localizable('You can send at most {{files}} files with the messages of a request.', {
    files: MAX_THREAD_FILES,
  }),
  'files-full': localizable('A request can hold at most {{files}} files.', { files: MAX_FILES }),
} as const;
