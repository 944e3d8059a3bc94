import type { InvocationContext } from '@azure/functions';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { logOf } from '../../telemetry/log.ts';
import { reconcileWithStripe } from '../../workflows/reconciliation/reconcileWithStripe.ts';

/** Well within what a function may take. */
const BUDGET_MS = 3 * 60_000;

/** Every hour: compares payments with Stripe and repairs what a lost webhook left. */
export async function reconcilePayments(context: InvocationContext): Promise<void> {
  const log = logOf(context);
  await reconcileWithStripe({ by: SYSTEM, budgetMs: BUDGET_MS }, new Date(), log);
}
