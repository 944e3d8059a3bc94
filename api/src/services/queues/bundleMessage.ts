import * as z from 'zod/mini';

/** The queue message that requests a bundle. */
export const bundleMessage = z.object({ requestId: z.string(), bundleId: z.string() });

export type BundleMessage = z.output<typeof bundleMessage>;
