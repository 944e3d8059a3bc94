/** Texts for Stripe's dispute reasons. */
const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank cannot process it',
  check_returned: 'The check was returned',
  credit_not_processed: 'A promised refund did not arrive',
  customer_initiated: 'The payer asked for the money back',
  debit_not_authorized: 'The debit was not authorized',
  duplicate: 'Paid twice',
  fraudulent: 'Not paid by the account holder',
  general: 'No reason given',
  incorrect_account_details: 'Incorrect account details',
  insufficient_funds: 'Insufficient funds',
  noncompliant: 'Violates card network rules',
  product_not_received: 'Not received',
  product_unacceptable: 'Not as described',
  subscription_canceled: 'Already canceled',
  unrecognized: 'The payer does not recognize it',
};

/**
 * Returns an English text for a dispute reason, to be translated. An unknown reason is returned in Stripe's own word.
 */
export function disputeReason(reason: string): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason]! : reason.replaceAll('_', ' ');
}
