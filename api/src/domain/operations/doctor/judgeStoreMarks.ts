import { type Finding, right, unknown, wrong } from './finding.ts';

/** The store was filled under the pepper of the settings. `marked` is null before the first account or order. */
export function judgePepper(marked: string | null, own: string): Finding {
  const check = 'pepper';
  if (marked === null)
    return unknown(check, 'The store has no mark of its pepper yet: the first account or order writes it.');
  return marked === own
    ? right(check, 'The store was filled under this CODE_PEPPER.')
    : wrong(
        check,
        'The store was filled under another CODE_PEPPER: nobody can sign in, no order is found, and no verification code is right.',
        'Stop the portal and set the CODE_PEPPER that this store was filled under; it is kept with its backups. What is stored meanwhile is lost when the right one is back.',
      );
}

/** The store's payments were taken by the account of the settings. `marked` is null before the first payment, `own` where the key may not tell. */
export function judgeStripeAccount(marked: string | null, own: string | null): Finding {
  const check = 'stripe account';
  if (own === null)
    return unknown(check, 'Not checkable here: STRIPE_SECRET_KEY may not ask which account it belongs to.');
  if (marked === null)
    return unknown(check, `The store names no Stripe account yet: the first payment writes ${own}.`);
  return marked === own
    ? right(check, `The payments of this store are in the Stripe account of the key, ${own}.`)
    : wrong(
        check,
        `STRIPE_SECRET_KEY belongs to the Stripe account ${own}, and the payments of this store are in ${marked}: they can be neither confirmed nor refunded.`,
        `Set the three Stripe settings of ${marked}. If the portal moves to ${own} for good, settle open payments, refunds and disputes in ${marked} first, then run the doctor with --accept-stripe-account.`,
      );
}
