import { runReconciliation } from '@portal/contract/reconciliation/endpoints.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { copyFromStripe } from '../../workflows/payouts/copyFromStripe.ts';
import { reconcileWithStripe } from '../../workflows/reconciliation/reconcileWithStripe.ts';

/** Short enough to show progress. The caller repeats the call until the run is complete. */
const BUDGET_MS = 10_000;
/** The hourly copy does the rest. */
const COPY_BUDGET_MS = 5_000;

/** POST /api/runReconciliation: compares payments with Stripe now, and then copies Stripe's newest balance transactions. */
endpoint(runReconciliation, async ({ caller, now, log }) => {
  const run = await reconcileWithStripe({ by: actorOf(caller), budgetMs: BUDGET_MS }, now, log);
  if (!run) throw new PortalError('conflict', 'Payments are already being compared with Stripe.');
  if (run.state === 'done') await copyFromStripe(COPY_BUDGET_MS, now, log);
  return { data: run };
});
