import { disputeReason } from '@portal/contract/disputes/disputeReasons.ts';
import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import { settings } from '../../../config/settings.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';
import { translator } from '../translator.ts';

interface Facts {
  readonly userId: string;
  readonly to: string;
  readonly language: Language;
  readonly requestId: string;
  readonly disputeId: string;
  readonly state: DisputeState;
  readonly cents: number;
  readonly reason: string;
  /** Null: the bank accepts no evidence. */
  readonly dueBy: string | null;
}

/** Notifies a staff member that a payment is disputed, or that a dispute was lost. */
export async function disputeEmail(facts: Facts): Promise<Email> {
  const { userId, to, language, requestId, disputeId, state, cents, reason, dueBy } = facts;
  const t = await translator(language);
  const amount = formatCents(cents, language);
  const isLost = state === 'lost';
  const heading = isLost ? t('A payment dispute was lost') : t('A payment is disputed');
  const description = {
    inquiry: t('The payer’s bank is asking about a payment. It has not withdrawn the funds.'),
    open: t('The payer’s bank has withdrawn a disputed payment and will decide who gets the money.'),
    lost: t(
      'The dispute was decided for the payer, and the payment will not be returned. The portal shows what you can do next.',
    ),
    won: t('The dispute is closed.'),
  }[state];
  const { text, html } = renderEmail({
    language,
    heading,
    paragraphs: [description, ...(isLost ? [] : [t('Respond in Stripe’s Dashboard, under Disputes.')])],
    facts: [
      [t('Amount'), amount],
      [t('Reason'), t(disputeReason(reason))],
      ...(dueBy !== null && !isLost ? [[t('Evidence due'), dayOf(dueBy, language)] as const] : []),
    ],
    action: { label: t('Open the request'), url: `${settings().SITE_URL}/dashboard/request/${requestId}` },
  });
  const id = `staff-dispute-${disputeId}-${state}-${userId}`;
  return { id, to, subject: `${heading}: ${amount}`, text, html };
}

function dayOf(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(instant));
}
