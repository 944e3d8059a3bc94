import { hasTooManyLines } from '@portal/contract/messages/rules/messageLines.ts';
import { MAX_MESSAGE_LENGTH } from '@portal/contract/messages/schemas.ts';
import { messageOfTemplate } from '@portal/contract/templates/schemas.ts';
import { changeRequest, type ChangedRequest } from '../../data/requests/changeRequest.ts';
import { type IdempotencyKey, readTaskOfChange } from '../../data/requests/idempotency.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import { addMessageWithFiles } from '../../domain/messages/addMessageWithFiles.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { textFor } from '../../domain/templates/fillForRequest.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { addLetter } from '../messages/addLetter.ts';
import { messageRefused } from '../messages/addToThread.ts';
import { markAttached } from '../files/releaseFiles.ts';
import { findTemplate, templateFiller, templateMissing } from './fillTemplateFor.ts';

interface TemplateMessage {
  readonly requestId: string;
  readonly templateId: string;
  /** The version that the person saw. */
  readonly version: number;
  /** Whether it is also sent as a letter. */
  readonly asLetter: boolean;
}

/**
 * Sends a template to the client of a request, once for a key. Throws `not_found`, `conflict` if the template was changed
 * or the thread is full, and `invalid_input` if the message with the facts of the request is too long.
 */
export async function sendTemplate(
  { requestId, templateId, version, asLetter }: TemplateMessage,
  user: User,
  now: Date,
  idempotencyKey: IdempotencyKey,
): Promise<ChangedRequest> {
  const [template, fill] = await Promise.all([findTemplate(templateId, version), templateFiller(now)]);
  const messageId = idempotencyKey.key;
  const textOf = (request: RequestDocument) => {
    if (!template) throw templateMissing();
    if (template.version !== version) throw templateChanged();
    const text = messageOfTemplate(fill(textFor(template, request), request));
    if (text.length > MAX_MESSAGE_LENGTH) throw messageTooLong();
    if (hasTooManyLines(text)) throw tooManyLines();
    return text;
  };
  const letter = asLetter ? await newLetter() : null;
  const files = letter ? [letter.file] : [];
  const fileIds = files.map(({ fileId }) => fileId);
  const changed = await changeRequest(
    requestId,
    (request) => {
      // Here, so that a repeated call finds its message even if the template was changed since.
      const text = letter?.text ?? textOf(request);
      const added = { messageId, text, isInternal: false, mentions: [], fileIds, ...authorOf(user) };
      const decision = addMessageWithFiles(request, added, files, now);
      if (decision.kind === 'full') throw threadFull();
      if (decision.kind !== 'change') throw messageRefused(decision.kind);
      return decision.change;
    },
    now,
    idempotencyKey,
  );
  if (fileIds.length > 0) await markAttached(requestId, fileIds);
  return changed;

  /** Null if the message was sent by an earlier call. */
  async function newLetter() {
    if ((await readTaskOfChange(requestId, idempotencyKey)) !== null) return null;
    const stored = await readRequest(requestId);
    if (!stored) throw notFound('Request not found');
    const text = textOf(stored.value);
    return { text, file: await addLetter(stored.value, { messageId, text }, user, now) };
  }
}

function threadFull(): PortalError {
  return new PortalError('conflict', 'This request has reached the maximum number of messages.');
}

function templateChanged(): PortalError {
  return new PortalError(
    'conflict',
    'Someone else changed the template. Please check the new text and send it again.',
  );
}

function messageTooLong(): PortalError {
  return new PortalError(
    'invalid_input',
    'The message would be longer than 5,000 characters. Please shorten the template.',
  );
}

function tooManyLines(): PortalError {
  return new PortalError(
    'invalid_input',
    'The message would have more than 200 lines. Please shorten the template.',
  );
}
