import * as z from 'zod/mini';

/** Names the zip that is to be built. */
export const bundleOrder = z.object({ requestId: z.string(), bundleId: z.string() });

export type BundleOrder = z.output<typeof bundleOrder>;
