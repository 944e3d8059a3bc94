import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { sendDigests as send } from '../../workflows/notifications/sendDigests.ts';

/** Daily timer at 12:00 UTC, before work in the time zones of facilities: emails staff a digest of the requests that need attention. */
export async function sendDigests(context: InvocationContext): Promise<void> {
  await send(new Date(), logOf(context));
}
