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

export function isOver({ until }: Pick<Bundle, 'until'>, now: Date): boolean {
  return until <= now.toISOString();
}

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
export function isOutdated(blobName: string, now: Date): boolean {
  const [keptUntil = ''] = blobName.split('/');
  return z.safeParse(z.iso.datetime(), keptUntil).success && keptUntil <= now.toISOString();
}
