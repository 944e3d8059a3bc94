import { statusDefinitionOf } from '@portal/contract/configuration/catalogs/statuses.ts';
import { facilityTimeZone } from '../../../data/configuration/deadlineRules.ts';
import { requestStatuses } from '../../../data/configuration/lists.ts';
import { verificationCodeOf } from '../../../data/requestIdentity.ts';
import type { UndeliveredRef } from '../../../domain/notifications/delivery/undelivered.ts';
import { HOLDER_SUBJECT, subjectOfUser } from '../../../domain/files/downloads/downloadClaims.ts';
import { latestPublicMove } from '../../../domain/requests/latestPublicMove.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { presentStateEmail } from '../../../services/email/templates/access/presentStateEmail.ts';
import { nextStepOf } from '../../requests/viewRequest.ts';
import { emailAddressOf } from './recipients.ts';
import { sendNotice } from './sendNotice.ts';

/**
 * Emails what is true of a request now to one recipient. Sends nothing if it is not a recipient any more. A retry does not
 * repeat the email.
 */
export async function emailPresentState(
  request: RequestDocument,
  { seq, ...ref }: UndeliveredRef & { readonly seq: number },
  now: Date,
): Promise<void> {
  const address = await emailAddressOf(request, ref);
  if (!address) return;
  const { requestId, fields, draftId, codeVersion, history, thread } = request;
  const { to, language, userId, mayContainCode } = address;
  const subject = userId === null ? HOLDER_SUBJECT : subjectOfUser(userId);
  const [step, statuses, timeZone] = await Promise.all([
    nextStepOf(request, subject, now),
    requestStatuses.read(),
    facilityTimeZone(),
  ]);
  const status = latestPublicMove(history)?.status;
  const getsCode = mayContainCode && (codeVersion === undefined || userId === null);
  const email = await presentStateEmail({
    requestId,
    seq,
    to,
    language,
    orderId: fields.orderId,
    verificationCode: getsCode ? verificationCodeOf(draftId, codeVersion ?? 0) : null,
    statusLabel: status === undefined ? null : statusDefinitionOf(status, statuses).label,
    step,
    hasUnreadMessages: thread.unreadByClient.length > 0,
    timeZone,
  });
  await sendNotice(email, { ...ref, requestId, kind: 'presentState' }, now);
}
