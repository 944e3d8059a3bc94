import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { bundleMessage } from '../../services/queues/bundleMessage.ts';
import { buildBundle as build } from '../../workflows/files/bundles/buildBundle.ts';

/** Queue trigger: builds a bundle. The queue redelivers failed messages. */
export async function buildBundle(message: unknown, context: InvocationContext): Promise<void> {
  await build(bundleMessage.parse(message), new Date(), logOf(context));
}
