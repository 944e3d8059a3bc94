import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { continueMigrations as migrateStatuses } from '../../workflows/configuration/continueMigrations.ts';

/** Every minute: moves requests whose status is being deleted. */
export async function continueMigrations(context: InvocationContext): Promise<void> {
  await migrateStatuses(new Date(), logOf(context));
}
