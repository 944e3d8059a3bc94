import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { runRetention } from '../../workflows/retention/runRetention.ts';

/** Well within what a function may take. */
const BUDGET_MS = 4 * 60_000;

/** Every night at a quarter past two, UTC: deletes what the retention schedule does not keep. */
export async function deleteExpired(context: InvocationContext): Promise<void> {
  await runRetention(BUDGET_MS, new Date(), logOf(context));
}
