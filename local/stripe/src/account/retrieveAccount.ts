import { ok, type ApiResponse } from '../requests/call.ts';

/** GET /v1/account. All emulators return the same account, so that stored data can move between them. */
export function retrieveAccount(): ApiResponse {
  return ok({
    id: 'acct_localEmulator',
    object: 'account',
    country: 'US',
    default_currency: 'usd',
    charges_enabled: true,
    payouts_enabled: false,
  });
}
