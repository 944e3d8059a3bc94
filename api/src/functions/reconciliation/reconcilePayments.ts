import type { InvocationContext } from '@azure/functions';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { logOf } from '../../telemetry/log.ts';
import { copyFromStripe } from '../../workflows/payouts/copyFromStripe.ts';
import { reconcileWithStripe } from '../../workflows/reconciliation/reconcileWithStripe.ts';

/** Together well below the function timeout. */
const BUDGET_MS = 3 * 60_000;
const COPY_BUDGET_MS = 3 * 60_000;

/**
 * Hourly timer: compares payments with Stripe and settles those whose webhooks were lost, then copies Stripe's balance
 * transactions and payouts.
 */
export async function reconcilePayments(context: InvocationContext): Promise<void> {
  const log = logOf(context);
  await reconcileWithStripe({ by: SYSTEM, budgetMs: BUDGET_MS }, new Date(), log);
  await copyFromStripe(COPY_BUDGET_MS, new Date(), log);
}
