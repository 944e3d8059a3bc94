import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { sendDigests as send } from '../../workflows/notifications/sendDigests.ts';

/** Every morning at six, UTC: tells the staff by mail which requests want something of them. */
export async function sendDigests(context: InvocationContext): Promise<void> {
  await send(new Date(), logOf(context));
}
