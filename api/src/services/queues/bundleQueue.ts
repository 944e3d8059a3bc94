import * as z from 'zod/mini';

/** Storage queue of the zips that are to be built: nobody's call waits for one. */
export const BUNDLE_QUEUE = 'bundle-builds';

/** Names the zip that is to be built. */
export const bundleOrder = z.object({ requestId: z.string(), bundleId: z.string() });

export type BundleOrder = z.output<typeof bundleOrder>;
