import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { sendReminders as send } from '../../workflows/notifications/sendReminders.ts';

/** Well below the function timeout. */
const BUDGET_MS = 4 * 60_000;

/** Hourly timer by day, from 15:35 to 23:35 UTC: reminds assignees of due dates, and clients of what is missing. */
export async function sendReminders(context: InvocationContext): Promise<void> {
  await send(BUDGET_MS, new Date(), logOf(context));
}
