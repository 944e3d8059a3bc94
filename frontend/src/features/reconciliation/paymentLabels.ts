import type { UnmatchedPayment, UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import type { TFunction } from 'i18next';
import { formatMoney } from '../../lib/format.ts';

interface ReasonLabels {
  readonly what: string;
  readonly todo: string;
}

/** What is wrong with a payment, and what to do about it. */
export function reasonLabels(reason: UnmatchedReason, t: TFunction): ReasonLabels {
  switch (reason) {
    case 'unknown-kind':
      return {
        what: t('It pays for nothing of the portal'),
        todo: t('Find out in Stripe what it is for. If nobody knows, give it back there.'),
      };
    case 'no-such-request':
      return {
        what: t('What it pays for is not in the portal'),
        todo: t('Ask the payer what it was for, or give it back in Stripe.'),
      };
    case 'mismatch':
      return {
        what: t('It is not what the portal asked for'),
        todo: t(
          'Its amount, its currency or what it names differs. Compare both, or give it back in Stripe.',
        ),
      };
    case 'paid-twice':
      return {
        what: t('The processing fee was paid with another payment'),
        todo: t('Give this payment back in Stripe.'),
      };
    case 'refunded-at-stripe':
      return {
        what: t('It was given back in Stripe, past the portal'),
        todo: t('The portal still counts it as paid. Find out who gave it back, and note why.'),
      };
    case 'refund-failed':
      return {
        what: t('It could not be given back'),
        todo: t(
          'Try again, or refund it again on its invoice. If neither helps, agree with the payer on another way.',
        ),
      };
    case 'no-such-payment':
      return {
        what: t('Stripe does not know it'),
        todo: t('The request waits for it. Check that the portal uses the right Stripe account.'),
      };
    case 'disputed':
      return {
        what: t('The payer’s bank disputes it'),
        todo: t(
          'Answer it in Stripe’s Dashboard, under Disputes, before the evidence is due. Do not refund it.',
        ),
      };
    case 'dispute-lost':
      return {
        what: t('Its dispute was lost'),
        todo: t(
          'Dispute lost. The funds stay with the payer. Have it paid for again on the request, or note why it stays so.',
        ),
      };
    case 'won-after-reopening':
      return {
        what: t('Its dispute was won after it was opened for payment again'),
        todo: t('The money is back. If it was paid for again meanwhile, give one of the two back in Stripe.'),
      };
    case 'file-withdrawn':
      return {
        what: t('The file that it paid for was withdrawn'),
        todo: t('An admin must refund it: open the request and choose Refund on the withdrawn file.'),
      };
    case 'failed':
      return {
        what: t('It could not be compared'),
        todo: t('Try again. If that does not help, tell whoever runs the portal.'),
      };
  }
}

/** What a payment says that it is for. */
export function paymentKindLabel(kind: UnmatchedPayment['kind'], t: TFunction): string {
  switch (kind) {
    case 'request_fee':
      return t('Processing fee');
    case 'file':
      return t('Charge of a file');
    case 'invoice':
      return t('Invoice');
    case 'unknown':
      return t('Unknown');
  }
}

/** Money in its own currency. */
export function amountLabel({ amountCents, currency }: UnmatchedPayment, t: TFunction): string {
  if (amountCents === null || currency === null) return t('Amount unknown');
  if (currency === 'usd') return formatMoney(amountCents);
  return `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
