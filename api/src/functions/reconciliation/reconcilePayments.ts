import type { InvocationContext } from '@azure/functions';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { logOf } from '../../telemetry/log.ts';
import { reconcileWithStripe } from '../../workflows/reconciliation/reconcileWithStripe.ts';

/** Well below the function timeout. */
const BUDGET_MS = 3 * 60_000;

/** Hourly timer: compares payments with Stripe and settles those whose webhooks were lost. */
export async function reconcilePayments(context: InvocationContext): Promise<void> {
  const log = logOf(context);
  await reconcileWithStripe({ by: SYSTEM, budgetMs: BUDGET_MS }, new Date(), log);
}
