import { storeStripeAccount, readStripeAccount } from '../../data/configuration/storeBindings.ts';
import type { Log } from '../../telemetry/log.ts';
import { ownAccountId } from '../../services/payments/probeStripe.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

let isRecorded = false;

/** Records the Stripe account of the first payment in the store. Never throws: the next payment tries again. */
export async function recordStripeAccount(log: Log): Promise<void> {
  if (isRecorded) return;
  try {
    if ((await readStripeAccount()) === null) await storeStripeAccount(await ownAccountId());
    isRecorded = true;
  } catch (error) {
    log.warn('Stripe account not saved', { internal: errorSummary(error) });
  }
}
