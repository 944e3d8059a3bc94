import type { TransactionKind } from './schemas.ts';

/** The English name of each kind of balance transaction, which is also the key of its translations. */
export const transactionKindNames: Readonly<Record<TransactionKind, string>> = {
  request_fee: 'Processing fee',
  file: 'File charge',
  invoice: 'Invoice',
  combined: 'Files and invoices',
  other_payment: 'Payment outside the portal',
  refund: 'Refund made',
  refund_failure: 'Failed refund',
  dispute: 'Dispute',
  dispute_reversal: 'Dispute won',
  payment_failure: 'Failed bank payment',
  stripe_fee: 'Fee charged by Stripe',
  payout: 'Payout',
  payout_failure: 'Failed payout',
  other: 'Other',
};
