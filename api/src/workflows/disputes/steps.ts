import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { disputeView } from '../../domain/disputes/disputeViews.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { disputeEmail } from '../../services/email/templates/payments/disputeEmail.ts';
import { sendNotice } from '../notifications/delivery/sendNotice.ts';
import { staffRecipientsOf } from '../notifications/notifyStaff.ts';
import { sendToEach } from '../notifications/sendToEach.ts';

interface DisputeRef {
  readonly disputeId: string;
  readonly state: DisputeState;
}

/** Emails staff about a dispute, always at once: it has a deadline of the bank. A retry does not repeat emails already sent. */
async function notifyStaffOfDispute(
  request: RequestDocument,
  { disputeId, state }: DisputeRef,
  now: Date,
): Promise<void> {
  const { requestId, payment, files, invoices } = request;
  const paid = [payment, ...Object.values(files), ...Object.values(invoices)];
  const all = paid.flatMap(({ disputes }) => disputes).filter((each) => each.disputeId === disputeId);
  const [dispute] = all;
  if (!dispute) return;
  // A dispute of a combined payment is stored in parts, with each item.
  const cents = all.reduce((sum, each) => sum + each.cents, 0);
  const { dueBy = null } = disputeView(dispute);
  await sendToEach(await staffRecipientsOf(request), async ({ userId, email, settings }) => {
    const { language } = settings;
    const facts = { ...dispute, cents, dueBy, state, requestId, userId, to: email, language };
    const about = { requestId, kind: 'staffDispute', recipient: 'staff', userId } as const;
    await sendNotice(await disputeEmail(facts), about, now);
  });
}

export const disputeSteps: Steps<'notify-staff-of-dispute'> = {
  'notify-staff-of-dispute': ofRequest((request, step, { now }) => notifyStaffOfDispute(request, step, now)),
};
