import type { UnmatchedPayment, UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import type { TFunction } from 'i18next';
import { formatMoney } from '../../lib/format.ts';

interface ReasonLabels {
  readonly problem: string;
  readonly action: string;
}

/** The problem of a payment, and the recommended action. */
export function reasonLabels(reason: UnmatchedReason, t: TFunction): ReasonLabels {
  switch (reason) {
    case 'unknown-kind':
      return {
        problem: t('This payment isn’t for anything in the portal'),
        action: t('Find out in Stripe what it is for. If no one knows, refund it there.'),
      };
    case 'no-such-request':
      return {
        problem: t('The item it pays for isn’t in the portal'),
        action: t('Ask the payer what it was for, or refund it in Stripe.'),
      };
    case 'mismatch':
      return {
        problem: t('The payment doesn’t match what the portal requested'),
        action: t('The amount, currency or item differs. Compare the two, or refund the payment in Stripe.'),
      };
    case 'paid-twice':
      return {
        problem: t('The processing fee was already paid with another payment'),
        action: t('Refund this payment in Stripe.'),
      };
    case 'refunded-at-stripe':
      return {
        problem: t('Refunded in Stripe, outside the portal'),
        action: t('The portal still counts it as paid. Find out who refunded it and record the reason.'),
      };
    case 'refund-failed':
      return {
        problem: t('The refund didn’t go through'),
        action: t(
          'Try again, or refund it again on its invoice. If neither works, arrange another way to refund the payer.',
        ),
      };
    case 'no-such-payment':
      return {
        problem: t('Stripe has no record of this payment'),
        action: t(
          'The request is waiting for this payment. Check that the portal uses the right Stripe account.',
        ),
      };
    case 'disputed':
      return {
        problem: t('The payer’s bank disputes this payment'),
        action: t(
          'Respond in the Stripe Dashboard, under Disputes, before the evidence is due. Do not refund the payment.',
        ),
      };
    case 'dispute-lost':
      return {
        problem: t('The dispute was lost'),
        action: t(
          'Dispute lost. The funds stay with the payer. To let the client pay again, open the request and choose “Allow a new payment”. Otherwise, choose “Mark as resolved” here and enter why you don’t.',
        ),
      };
    case 'won-after-reopening':
      return {
        problem: t('The dispute was won after payment was requested again'),
        action: t(
          'The funds were returned to your account. If the client has already paid again, refund one of the two payments in Stripe.',
        ),
      };
    case 'file-withdrawn':
      return {
        problem: t('The paid file was withdrawn'),
        action: t('An admin must refund it: open the request and choose Refund on the withdrawn file.'),
      };
    case 'failed':
      return {
        problem: t('The payment couldn’t be compared'),
        action: t('Try again. If that doesn’t help, contact the person who runs the portal.'),
      };
  }
}

/** Label of what a payment is for. */
export function paymentKindLabel(kind: UnmatchedPayment['kind'], t: TFunction): string {
  switch (kind) {
    case 'request_fee':
      return t('Processing fee');
    case 'file':
      return t('File charge');
    case 'invoice':
      return t('Invoice');
    case 'combined':
      return t('Files and invoices');
    case 'unknown':
      return t('Unknown');
  }
}

/** The amount in its currency. */
export function amountLabel({ amountCents, currency }: UnmatchedPayment, t: TFunction): string {
  if (amountCents === null || currency === null) return t('Amount unknown');
  if (currency === 'usd') return formatMoney(amountCents);
  return `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
