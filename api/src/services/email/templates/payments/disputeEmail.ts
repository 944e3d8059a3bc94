import { disputeReason } from '@portal/contract/disputes/disputeReasons.ts';
import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import { staffEmail, type StaffReader } from '../../staffEmail.ts';

interface Facts extends StaffReader {
  readonly requestId: string;
  readonly disputeId: string;
  readonly state: DisputeState;
  readonly cents: number;
  readonly reason: string;
  /** Null: no evidence can be sent, or it was sent already. */
  readonly dueBy: string | null;
}

/** Notifies a staff member that a payment is disputed, or that the dispute was decided. */
export function disputeEmail(facts: Facts) {
  const { userId, language, requestId, disputeId, state, cents, reason, dueBy } = facts;
  const amount = formatCents(cents, language);
  return staffEmail(facts, (t) => {
    const heading = {
      inquiry: t('A payment is disputed'),
      open: t('A payment is disputed'),
      lost: t('A payment dispute was lost'),
      won: t('A payment dispute is closed'),
    }[state];
    const isPending = state === 'inquiry' || state === 'open';
    const nextStep =
      dueBy === null
        ? t('You do not need to respond now.')
        : t('Respond in the Stripe Dashboard, under Disputes, before the evidence is due.');
    const description = {
      inquiry: t('The payer’s bank is asking about a payment. It has not withdrawn the funds.'),
      open: t('The payer’s bank has withdrawn a disputed payment and will decide who gets the money.'),
      lost: t(
        'The bank decided for the payer, who keeps the funds. To let the client pay again, open the request and choose “Allow a new payment”. Otherwise, choose “Mark as resolved” under Payments and enter why you don’t.',
      ),
      won: t('The dispute is closed. You do not need to do anything.'),
    }[state];
    return {
      id: `staff-dispute-${disputeId}-${state}-${userId}`,
      subject: t('{{heading}}: {{amount}}', { heading, amount }),
      heading,
      paragraphs: [description, ...(isPending ? [nextStep] : [])],
      facts: [
        [t('Amount'), amount],
        [t('Reason'), t(disputeReason(reason))],
        ...(dueBy !== null && isPending ? [[t('Evidence due'), dayOf(dueBy, language)] as const] : []),
      ],
      action: { label: t('Open the request'), path: `/dashboard/request/${requestId}` },
    };
  });
}

function dayOf(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(instant));
}
