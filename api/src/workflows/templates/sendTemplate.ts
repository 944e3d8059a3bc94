import { MAX_MESSAGE_LENGTH } from '@portal/contract/messages/schemas.ts';
import { messageOfTemplate } from '@portal/contract/templates/schemas.ts';
import { changeRequest, type ChangedRequest } from '../../data/requests/changeRequest.ts';
import type { IdempotencyKey } from '../../data/requests/idempotency.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import { addMessage } from '../../domain/messages/addMessage.ts';
import { textFor } from '../../domain/templates/fillForRequest.ts';
import { PortalError } from '../../errors/portalError.ts';
import { findTemplate, templateFiller, templateMissing } from './fillTemplateFor.ts';

interface TemplateMessage {
  readonly requestId: string;
  readonly templateId: string;
  /** The version that the person saw. */
  readonly version: number;
}

/**
 * Sends a template to the client of a request, once for a key. Throws `not_found`, `conflict` if the template was changed
 * or the thread is full, and `invalid_input` if the message is too long with the facts of the request.
 */
export async function sendTemplate(
  { requestId, templateId, version }: TemplateMessage,
  user: User,
  now: Date,
  idempotencyKey: IdempotencyKey,
): Promise<ChangedRequest> {
  const [template, fill] = await Promise.all([findTemplate(templateId, version), templateFiller()]);
  return changeRequest(
    requestId,
    (root) => {
      // Here, so that a repeated call finds its message even if the template was changed since.
      if (!template) throw templateMissing();
      if (template.version !== version) throw templateChanged();
      const text = messageOfTemplate(fill(textFor(template, root), root));
      if (text.length > MAX_MESSAGE_LENGTH) throw messageTooLong();
      const messageId = idempotencyKey.key;
      const added = { messageId, text, isInternal: false, mentions: [], ...authorOf(user) };
      const decision = addMessage(root, added, now);
      if (decision.kind === 'full') throw threadFull();
      return decision.change;
    },
    now,
    idempotencyKey,
  );
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
