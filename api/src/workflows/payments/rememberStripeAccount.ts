import { markStripeAccount, readStripeAccount } from '../../data/configuration/storeMarks.ts';
import type { Log } from '../../telemetry/log.ts';
import { ownAccountId } from '../../services/payments/probeStripe.ts';
import { faultOf } from '../../telemetry/faultOf.ts';

let isRemembered = false;

/** Marks the store with the Stripe account that takes its first payment. No payment fails when this does: the next one tries again. */
export async function rememberStripeAccount(log: Log): Promise<void> {
  if (isRemembered) return;
  try {
    if ((await readStripeAccount()) === null) await markStripeAccount(await ownAccountId());
    isRemembered = true;
  } catch (error) {
    log.warn('Stripe account not saved', { internal: faultOf(error) });
  }
}
