import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { runRetention } from '../../workflows/retention/runRetention.ts';

/** Well below the function timeout. */
const BUDGET_MS = 4 * 60_000;

/** Daily timer at 02:15 UTC: deletes files under the retention schedule. */
export async function deleteExpired(context: InvocationContext): Promise<void> {
  await runRetention(BUDGET_MS, new Date(), logOf(context));
}
