import { nowInSeconds } from '../objects/identifier.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';

/** GET /v1/balance: the net of all transactions in US dollars, by whether it can be paid out yet. */
export function retrieveBalance({ transaction }: ApiCall): ApiResponse {
  const now = nowInSeconds();
  const cents = { available: 0, pending: 0 };
  for (const { transaction: moved } of transaction.list('balanceTransactions')) {
    if (moved.currency === 'usd') cents[moved.available_on <= now ? 'available' : 'pending'] += moved.net;
  }
  const inDollars = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }];
  return ok({
    object: 'balance',
    available: inDollars(cents.available),
    livemode: false,
    pending: inDollars(cents.pending),
  });
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
    payouts_enabled: true,
  });
}
