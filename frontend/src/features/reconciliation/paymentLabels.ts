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
        what: t('This payment isn’t for anything in the portal'),
        todo: t('Find out in Stripe what it is for. If nobody knows, refund it there.'),
      };
    case 'no-such-request':
      return {
        what: t('The item it pays for isn’t in the portal'),
        todo: t('Ask the payer what it was for, or refund it in Stripe.'),
      };
    case 'mismatch':
      return {
        what: t('The payment doesn’t match what the portal requested'),
        todo: t('The amount, currency or item differs. Compare the two, or refund the payment in Stripe.'),
      };
    case 'paid-twice':
      return {
        what: t('The processing fee was already paid with another payment'),
        todo: t('Refund this payment in Stripe.'),
      };
    case 'refunded-at-stripe':
      return {
        what: t('Refunded in Stripe, outside the portal'),
        todo: t('The portal still counts it as paid. Find out who refunded it and record the reason.'),
      };
    case 'refund-failed':
      return {
        what: t('The refund didn’t go through'),
        todo: t(
          'Try again, or refund it again on its invoice. If neither works, arrange another way to refund the payer.',
        ),
      };
    case 'no-such-payment':
      return {
        what: t('Stripe has no record of this payment'),
        todo: t(
          'The request is waiting for this payment. Check that the portal uses the right Stripe account.',
        ),
      };
    case 'disputed':
      return {
        what: t('The payer’s bank disputes this payment'),
        todo: t(
          'Respond in Stripe’s Dashboard, under Disputes, before the evidence is due. Do not refund the payment.',
        ),
      };
    case 'dispute-lost':
      return {
        what: t('The dispute was lost'),
        todo: t(
          'Dispute lost. The funds stay with the payer. On the request page, request payment again or record why you don’t.',
        ),
      };
    case 'won-after-reopening':
      return {
        what: t('The dispute was won after payment was requested again'),
        todo: t(
          'The funds were returned to your account. If the client has already paid again, refund one of the two payments in Stripe.',
        ),
      };
    case 'file-withdrawn':
      return {
        what: t('The paid file was withdrawn'),
        todo: t('An admin must refund it: open the request and choose Refund on the withdrawn file.'),
      };
    case 'failed':
      return {
        what: t('The payment couldn’t be compared'),
        todo: t('Try again. If that doesn’t help, contact the person who runs the portal.'),
      };
  }
}

/** What a payment says that it is for. */
export function paymentKindLabel(kind: UnmatchedPayment['kind'], t: TFunction): string {
  switch (kind) {
    case 'request_fee':
      return t('Processing fee');
    case 'file':
      return t('File charge');
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
