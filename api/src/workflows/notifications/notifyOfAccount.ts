import { readUser } from '../../data/accounts/users.ts';
import { accountWarning } from '../../domain/notifications/accountWarning.ts';
import { isOwner } from '../../domain/requests/access/mayOpenRequest.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { accountAddedEmail } from '../../services/email/templates/access/accountAddedEmail.ts';
import { sendNotice } from './delivery/sendNotice.ts';

/**
 * Warns the submitter of a request, or else its contact, that an account added it, unless the account was removed in the
 * meantime. A retry does not repeat the email.
 */
export async function notifyOfAccount(
  request: RequestDocument,
  { seq, userId }: { readonly seq: number; readonly userId: string },
  now: Date,
): Promise<void> {
  if (!isOwner(request, userId)) return;
  const { requestId, submitterId, fields } = request;
  const [submitter, added] = await Promise.all([
    submitterId === null ? null : readUser(submitterId),
    readUser(userId),
  ]);
  const warning = accountWarning(request, submitter, added);
  if (warning === null) return;
  const facts = { ...warning, requestId, seq, orderId: fields.orderId };
  const about = warning.isSubmitter
    ? ({ recipient: 'account', userId: submitterId } as const)
    : ({ recipient: 'contact', userId: null } as const);
  await sendNotice(await accountAddedEmail(facts), { requestId, kind: 'accountAdded', ...about }, now);
}
