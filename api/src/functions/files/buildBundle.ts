import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { bundleMessage } from '../../services/queues/bundleMessage.ts';
import { runBundleBuild } from '../../workflows/files/bundles/runBundleBuild.ts';

/** Queue trigger: builds a bundle. The queue redelivers failed messages. */
export async function buildBundle(message: unknown, context: InvocationContext): Promise<void> {
  await runBundleBuild(bundleMessage.parse(message), new Date(), logOf(context));
}
