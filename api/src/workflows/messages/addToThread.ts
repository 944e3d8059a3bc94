import type { sendMessage } from '@portal/contract/messages/endpoints.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { MAX_THREAD_FILES } from '@portal/contract/messages/schemas.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { findMessage } from '../../data/messages/readMessages.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import type { NewMessage } from '../../domain/messages/addMessage.ts';
import { addMessageWithFiles } from '../../domain/messages/addMessageWithFiles.ts';
import { MAX_FILES } from '../../domain/files/addFiles.ts';
import type { StoredMessage } from '../../domain/messages/message.ts';
import type { Side } from '../../domain/messages/thread.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { PortalError, unavailable } from '../../errors/portalError.ts';
import { assigneeOf } from '../accounts/assignees.ts';
import { markAttached } from '../files/releaseFiles.ts';
import { collectMessageFiles } from './collectMessageFiles.ts';
import { enterThread } from './threadAccess.ts';

interface SentMessage {
  readonly message: StoredMessage;
  readonly root: RequestRoot;
  readonly side: Side;
  readonly pendingTasks: readonly TaskRef[];
}

/**
 * Adds a message to the thread of a request, or returns the one that was stored with its ID. Throws `not_found`,
 * `invalid_input` for what only staff can send, for a mention of someone who does not work here and for an internal note
 * with files, `file_rejected` for a file that was not uploaded for this request or is not allowed, and `conflict` for
 * another text under the same ID, for a file that was already sent and for a full thread.
 */
export async function addToThread(
  body: BodyOf<typeof sendMessage>,
  caller: Caller,
  now: Date,
): Promise<SentMessage> {
  const { requestId, messageId, text, isInternal } = body;
  const { root: found, side, author } = await enterThread(caller, requestId);
  const userIds = [...new Set(body.mentions)];
  if (side === 'client' && (isInternal || userIds.length > 0))
    throw new PortalError('invalid_input', 'Only staff can add internal notes and mention colleagues');
  const fileIds = [...new Set(body.uploadedFiles.map(({ fileId }) => fileId))];
  if (isInternal && fileIds.length > 0) throw noFilesInNotes();
  const mentions = await mentionsOf(userIds);
  const files = await collectMessageFiles(found, side, fileIds, now);
  const added: NewMessage = { messageId, text, isInternal, mentions, fileIds, ...author };
  let message: StoredMessage | null = null;
  const { root, pendingTasks, isRepeat } = await changeRequest(
    requestId,
    (current) => {
      const decision = addMessageWithFiles(current, added, files, now);
      if (decision.kind !== 'change') throw new PortalError('conflict', refusals[decision.kind]);
      message = decision.message;
      return decision.change;
    },
    now,
    {
      key: `message|${messageId}`,
      content: keyedId('message', JSON.stringify([author.by, text, isInternal, userIds, fileIds])),
    },
  );
  if (side === 'staff' && fileIds.length > 0) await markAttached(requestId, fileIds);
  if (isRepeat) message = await findMessage(requestId, messageId);
  if (!message) throw unavailable('the stored message');
  return { message, root, side, pendingTasks };
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

function noFilesInNotes(): PortalError {
  const message = 'Internal notes can’t have files.';
  return new PortalError('invalid_input', message, { fields: { uploadedFiles: message } });
}

const refusals = {
  full: 'This request has reached the maximum number of messages. Please contact us another way.',
  'file-sent': 'One of these files was already sent. Please remove it, or upload it again.',
  'thread-files-full': localizable('The messages of a request can have at most {{files}} files.', {
    files: MAX_THREAD_FILES,
  }),
  'files-full': localizable('A request can hold at most {{files}} files.', { files: MAX_FILES }),
} as const;
