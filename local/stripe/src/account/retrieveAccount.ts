import { ok, type Answer } from '../requests/call.ts';

/** GET /v1/account: every emulator is the same account, so that a store can move from one to another. */
export function retrieveAccount(): Answer {
  return ok({
    id: 'acct_localEmulator',
    object: 'account',
    country: 'US',
    default_currency: 'usd',
    charges_enabled: true,
    payouts_enabled: false,
  });
}
