import * as z from 'zod/mini';

/** Files of a request that one subject asked for as one zip. Which downloads it takes is decided when its link is asked for. */
export const bundle = z.object({
  bundleId: z.string(),
  requestId: z.string(),
  subject: z.string(),
  files: z.array(z.object({ fileId: z.string(), round: z.int() })),
  /** Of the files together. */
  bytes: z.int(),
  state: z.enum(['building', 'ready', 'failed']),
  /** Somebody builds it, and has it to themselves until then; null while nobody does. */
  buildingUntil: z._default(z.nullable(z.string()), null),
  /** It can be asked for until then. */
  until: z.string(),
  /** Where the finished zip is; null while it is not. */
  blobName: z.nullable(z.string()),
  readyAt: z.nullable(z.string()),
});

export type Bundle = z.output<typeof bundle>;

const MINUTE_MS = 60_000;

export const BUNDLE_MINUTES = 60;

/** Whoever joins a bundle has at least so long to wait for it and to take it. */
const MINUTES_TO_JOIN = 10;

/** The zip of a bundle is kept for longer than its last link is good for. */
const MINUTES_KEPT = 30;

export function bundleUntil(now: Date): string {
  return new Date(now.getTime() + BUNDLE_MINUTES * MINUTE_MS).toISOString();
}

export function isBundleExpired({ until }: Pick<Bundle, 'until'>, now: Date): boolean {
  return until <= now.toISOString();
}

/** Whoever builds a bundle has it to themselves for so long, and for as long again each time that they get on with it. */
const LEASE_MS = 90_000;

/** How often the builder of a bundle renews its lease. */
export const RENEWED_EVERY_MS = 30_000;

export function buildLease(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

/** Milliseconds until the build lease expires; 0 if there is none. */
export function leaseLeftMs({ buildingUntil }: Pick<Bundle, 'buildingUntil'>, now: Date): number {
  return buildingUntil === null ? 0 : Math.max(0, Date.parse(buildingUntil) - now.getTime());
}

/** So many bundles of a request may be in the making for one subject at once. */
export const MAX_PARALLEL_BUNDLES = 5;

/** Whether another call for the same files may join it; it begins anew otherwise. */
export function isJoinable({ state, until }: Pick<Bundle, 'state' | 'until'>, now: Date): boolean {
  return state !== 'failed' && Date.parse(until) - now.getTime() >= MINUTES_TO_JOIN * MINUTE_MS;
}

/** A name for one try to build a bundle: those that are kept until the earliest instant come first in a list. */
export function bundleBlobName({ requestId, bundleId, until }: Bundle, build: string): string {
  const keptUntil = new Date(Date.parse(until) + MINUTES_KEPT * MINUTE_MS).toISOString();
  return `${keptUntil}/${requestId}/${bundleId}/${build}`;
}

/** Whether a zip of this name has been kept for long enough. What is named otherwise is not known here, and kept. */
export function isBundleOutdated(blobName: string, now: Date): boolean {
  const [keptUntil = ''] = blobName.split('/');
  return z.safeParse(z.iso.datetime(), keptUntil).success && keptUntil <= now.toISOString();
}

/** What the zip of a request is saved under. */
export function bundleFileName({ fields }: { readonly fields: { readonly orderId: string } }): string {
  return `records-${fields.orderId}.zip`;
}
