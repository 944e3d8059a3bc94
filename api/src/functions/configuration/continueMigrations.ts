import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { continueMigrations as goOn } from '../../workflows/configuration/continueMigrations.ts';

/** Every minute: moves requests on whose status is to be deleted. */
export async function continueMigrations(context: InvocationContext): Promise<void> {
  await goOn(new Date(), logOf(context));
}
