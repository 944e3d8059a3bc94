import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { moveDeadlines } from '../../workflows/deadlines/moveDeadlines.ts';

const BUDGET_MS = 50_000;

/** Every minute: continues to move open deadlines after a change of the rules. */
export async function continueDeadlineMove(context: InvocationContext): Promise<void> {
  await moveDeadlines(BUDGET_MS, logOf(context));
}
