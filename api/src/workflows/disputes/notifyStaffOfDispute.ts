import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import { disputeView } from '../../domain/disputes/disputeViews.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { disputeEmail } from '../../services/email/templates/disputeEmail.ts';
import { sendEmailWithContact } from '../notifications/sendEmailWithContact.ts';
import { staffRecipientsOf } from '../notifications/staffRecipientsOf.ts';

interface DisputeRef {
  readonly disputeId: string;
  readonly state: DisputeState;
}

/** Emails staff about a dispute. A retry does not repeat emails already sent. */
export async function notifyStaffOfDispute(
  root: RequestRoot,
  { disputeId, state }: DisputeRef,
  now: Date,
): Promise<void> {
  const { requestId, payment, files, invoices } = root;
  const paid = [payment, ...Object.values(files), ...Object.values(invoices)];
  const dispute = paid.flatMap(({ disputes }) => disputes).find((each) => each.disputeId === disputeId);
  if (!dispute) return;
  const { dueBy = null } = disputeView(dispute);
  for (const { userId, email, settings } of await staffRecipientsOf(root)) {
    const { language } = settings;
    await sendEmailWithContact(
      await disputeEmail({ ...dispute, dueBy, state, requestId, userId, to: email, language }),
      now,
    );
  }
}
