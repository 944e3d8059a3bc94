import type { sendMessage } from '@portal/contract/messages/endpoints.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { findMessage } from '../../data/messages/readMessages.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { addMessage, type NewMessage } from '../../domain/messages/addMessage.ts';
import type { StoredMessage } from '../../domain/messages/message.ts';
import type { Side } from '../../domain/messages/thread.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { PortalError, unavailable } from '../../errors/portalError.ts';
import { assigneeOf } from '../accounts/assignees.ts';
import { enterThread } from './threadAccess.ts';

interface SentMessage {
  readonly message: StoredMessage;
  readonly side: Side;
  readonly pendingTasks: readonly TaskRef[];
}

/**
 * Adds a message to the thread of a request, or returns the one that was stored with its ID. Throws `not_found`,
 * `invalid_input` for what only staff can send and for a mention of someone who does not work here, and `conflict` for
 * another text under the same ID and for a full thread.
 */
export async function addToThread(
  body: BodyOf<typeof sendMessage>,
  caller: Caller,
  now: Date,
): Promise<SentMessage> {
  const { requestId, messageId, text, isInternal } = body;
  const { side, author } = await enterThread(caller, requestId);
  const userIds = [...new Set(body.mentions)];
  if (side === 'client' && (isInternal || userIds.length > 0))
    throw new PortalError('invalid_input', 'Only staff can add internal notes and mention colleagues');
  const mentions = await mentionsOf(userIds);
  const added: NewMessage = { messageId, text, isInternal, mentions, ...author };
  let message: StoredMessage | null = null;
  const { pendingTasks, isRepeat } = await changeRequest(
    requestId,
    (root) => {
      const decision = addMessage(root, added, now);
      if (decision.kind === 'full') throw threadFull();
      message = decision.message;
      return decision.change;
    },
    now,
    {
      key: `message|${messageId}`,
      content: keyedId('message', JSON.stringify([author.by, text, isInternal, userIds])),
    },
  );
  if (isRepeat) message = await findMessage(requestId, messageId);
  if (!message) throw unavailable('the stored message');
  return { message, side, pendingTasks };
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

function threadFull(): PortalError {
  return new PortalError(
    'conflict',
    'This request has reached the maximum number of messages. Please contact us another way.',
  );
}
