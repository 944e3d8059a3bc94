import { runReconciliation } from '@portal/contract/reconciliation/endpoints.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { reconcileWithStripe } from '../../workflows/reconciliation/reconcileWithStripe.ts';

/** Short enough to show progress. The caller repeats the call until the run is complete. */
const BUDGET_MS = 10_000;

/** POST /api/runReconciliation: compares payments with Stripe now. */
endpoint(runReconciliation, async ({ caller, now, log }) => {
  const run = await reconcileWithStripe({ by: actorOf(caller), budgetMs: BUDGET_MS }, now, log);
  if (!run) throw new PortalError('conflict', 'Payments are already being compared with Stripe.');
  return { data: run };
});
