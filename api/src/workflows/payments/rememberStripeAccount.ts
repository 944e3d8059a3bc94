import { markStripeAccount, readStripeAccount } from '../../data/configuration/storeMarks.ts';
import type { Log } from '../../telemetry/log.ts';
import { ownAccountId } from '../../services/payments/probeStripe.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

let isRecorded = false;

/** Records the Stripe account of the first payment in the store. Never throws: the next payment tries again. */
export async function rememberStripeAccount(log: Log): Promise<void> {
  if (isRecorded) return;
  try {
    if ((await readStripeAccount()) === null) await markStripeAccount(await ownAccountId());
    isRecorded = true;
  } catch (error) {
    log.warn('Stripe account not saved', { internal: errorSummary(error) });
  }
}
