import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { bundleOrder } from '../../services/queues/bundleOrder.ts';
import { buildBundle as build } from '../../workflows/files/bundles/buildBundle.ts';

/** Builds zips of files from their queue. A message that fails is delivered again by the queue. */
export async function buildBundle(message: unknown, context: InvocationContext): Promise<void> {
  await build(bundleOrder.parse(message), new Date(), logOf(context));
}
