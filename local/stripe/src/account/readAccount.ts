import { areFundsWithdrawn } from '../objects/dispute.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';

/** GET /v1/balance. Everything collected is pending because the emulator has no payouts. */
export function retrieveBalance({ transaction }: ApiCall): ApiResponse {
  const collected = { card: 0, bank_account: 0 };
  for (const charge of transaction.list('charges')) {
    if (!charge.paid || charge.currency !== 'usd') continue;
    const kind = charge.payment_method_details.type === 'card' ? 'card' : 'bank_account';
    collected[kind] += charge.amount - charge.amount_refunded - withdrawnCents(transaction, charge.id);
  }
  const zero = { amount: 0, currency: 'usd', source_types: { card: 0 } };
  const amount = collected.card + collected.bank_account;
  const pending = { amount, currency: 'usd', source_types: collected };
  return ok({ object: 'balance', available: [zero], livemode: false, pending: [pending] });
}

function withdrawnCents(transaction: ApiCall['transaction'], chargeId: string): number {
  return transaction
    .list('disputes')
    .filter((dispute) => dispute.charge === chargeId && areFundsWithdrawn(dispute))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** GET /v1/account. All emulators return the same account, so that stored data can move between them. */
export function retrieveAccount(): ApiResponse {
  return ok({
    id: 'acct_localEmulator',
    object: 'account',
    business_profile: { name: 'Stripe emulator' },
    country: 'US',
    default_currency: 'usd',
    charges_enabled: true,
    payouts_enabled: false,
  });
}
