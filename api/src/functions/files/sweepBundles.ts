import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { sweepBundles as sweep } from '../../workflows/files/bundles/sweepBundles.ts';

/** Hourly timer: deletes bundles whose links have expired. */
export async function sweepBundles(context: InvocationContext): Promise<void> {
  const bundles = await sweep(new Date());
  if (bundles > 0) logOf(context).info('bundles swept', { bundles });
}
