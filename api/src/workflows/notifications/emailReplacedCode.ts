import { verificationCodeOf } from '../../data/requestIdentity.ts';
import { deliveriesOf } from '../../domain/notifications/deliveriesOf.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { codeReplacedEmail } from '../../services/email/templates/access/codeReplacedEmail.ts';
import { contactAndOwnersOf } from './contactAndOwnersOf.ts';
import { sendNotice } from './delivery/sendNotice.ts';

interface Replacement {
  readonly version: number;
  readonly by: 'client' | 'staff';
  readonly isCorrection?: boolean | undefined;
}

/**
 * Emails a new verification code to the contact of a request, and to nobody else: the code may have been replaced because
 * of an account that has the request. Sends nothing if the code was replaced again. A retry does not repeat the email.
 */
export async function emailReplacedCode(
  request: RequestDocument,
  { version, by, isCorrection = false }: Replacement,
  now: Date,
): Promise<void> {
  if (request.codeVersion !== version) return;
  const [contact, owners] = await contactAndOwnersOf(request);
  const delivery = deliveriesOf('receipt', contact, owners, request.submitterId).find(
    ({ userId }) => userId === null,
  );
  if (!delivery) return;
  const submitter = owners.find(({ userId }) => userId === request.submitterId);
  const isSubmitter = submitter?.email === contact.email.trim().toLowerCase();
  const email = await codeReplacedEmail({
    requestId: request.requestId,
    orderId: request.fields.orderId,
    verificationCode: verificationCodeOf(request.draftId, version),
    version,
    to: delivery.to,
    language: delivery.language,
    isCorrection,
    by: by === 'client' && !isSubmitter ? 'submitter' : by,
  });
  const { requestId } = request;
  await sendNotice(email, { requestId, kind: 'codeReplaced', recipient: 'contact', userId: null }, now);
}
