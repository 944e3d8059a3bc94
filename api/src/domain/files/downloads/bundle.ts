import { languages } from '@portal/contract/languages/languages.ts';
import * as z from 'zod/mini';

const reader = { language: z.enum(languages), timeZone: z.string() };

/** A document that staff ordered, which is printed in the background. `userId`: who ordered it. */
const printOrder = z.discriminatedUnion('kind', [
  /** The thread of the request. */
  z.object({ kind: z.literal('thread'), userId: z.string(), withNotes: z.boolean(), ...reader }),
  /** The issue of an accounting of disclosures. Its bundle is in the partition of the disclosure log. */
  z.object({
    kind: z.literal('accounting'),
    userId: z.string(),
    accountingId: z.string(),
    /** The revision that staff saw. */
    seen: z.int(),
    otherNames: z.array(z.string()),
    /**
     * Whether staff confirmed an issue without a purpose. The question did not exist for older orders, which count as
     * confirmed.
     */
    withoutPurpose: z._default(z.boolean(), true),
    reason: z.string(),
    ...reader,
  }),
]);

export type PrintOrder = z.output<typeof printOrder>;

export type PrintOrderOf<Kind extends PrintOrder['kind']> = Extract<PrintOrder, { kind: Kind }>;

/**
 * A zip of files that one subject requested, or a printed document. The downloads of a zip are claimed when its link is
 * issued. Earlier versions of the portal ignore `print`, `attempts` and `problem`: they build an empty zip, or fail.
 */
export const bundle = z.object({
  bundleId: z.string(),
  requestId: z.string(),
  subject: z.string(),
  files: z.array(z.object({ fileId: z.string(), round: z.int() })),
  /** Total size of the files. */
  bytes: z.int(),
  state: z.enum(['building', 'ready', 'failed']),
  /** End of the builder's lease; null if there is no builder. */
  buildingUntil: z._default(z.nullable(z.string()), null),
  /** When the bundle expires. */
  until: z.string(),
  /** Blob of the finished zip; null before. */
  blobName: z.nullable(z.string()),
  readyAt: z.nullable(z.string()),
  /** Absent for a zip. */
  print: z.optional(printOrder),
  /** How many times a build was started; absent before the first one. */
  attempts: z.optional(z.int()),
  /** Why a document failed, if the person can fix it: an English text that has translations. */
  problem: z.optional(z.string()),
});

export type Bundle = z.output<typeof bundle>;

/** A document that nobody has started to print. */
export function orderedPrint(
  order: Pick<Bundle, 'bundleId' | 'requestId' | 'subject'> & { readonly print: PrintOrder },
  now: Date,
): Bundle {
  return {
    ...order,
    files: [],
    bytes: 0,
    state: 'building',
    buildingUntil: null,
    until: bundleUntil(now),
    blobName: null,
    readyAt: null,
  };
}

const MINUTE_MS = 60_000;

export const BUNDLE_MINUTES = 60;

/** A call can join an existing bundle only if it has this long to wait for it and download it. */
const MIN_MINUTES_TO_JOIN = 10;

/** Retention of the zip after the bundle expires; longer than the life of its last link. */
const RETENTION_MINUTES = 30;

export function bundleUntil(now: Date): string {
  return new Date(now.getTime() + BUNDLE_MINUTES * MINUTE_MS).toISOString();
}

export function isBundleExpired({ until }: Pick<Bundle, 'until'>, now: Date): boolean {
  return until <= now.toISOString();
}

/** Duration of a builder's lease, and of each renewal. */
const LEASE_MS = 90_000;

/** How often the builder of a bundle renews its lease. */
export const LEASE_RENEWAL_MS = 30_000;

export function buildLeaseUntil(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

/** Milliseconds until the build lease expires; 0 if there is none. */
export function buildLeaseRemainingMs({ buildingUntil }: Pick<Bundle, 'buildingUntil'>, now: Date): number {
  return buildingUntil === null ? 0 : Math.max(0, Date.parse(buildingUntil) - now.getTime());
}

/** How often a document is attempted before it has failed. */
const MAX_PRINT_ATTEMPTS = 5;

/** Whether the attempt with this number may run. */
export function hasAttemptsLeft({ attempts = 0 }: Pick<Bundle, 'attempts'>): boolean {
  return attempts <= MAX_PRINT_ATTEMPTS;
}

/** Whether a document was printed from messages of its request, which can be deleted. */
export function isPrintedThread({ print }: Pick<Bundle, 'print'>): boolean {
  return print?.kind === 'thread';
}

/** Bundles of a request that can be built for one subject at once. */
export const MAX_PARALLEL_BUNDLES = 5;

/** Whether another call for the same files can join the bundle; otherwise it starts a new one. */
export function isJoinable({ state, until }: Pick<Bundle, 'state' | 'until'>, now: Date): boolean {
  return state !== 'failed' && Date.parse(until) - now.getTime() >= MIN_MINUTES_TO_JOIN * MINUTE_MS;
}

/** The blob name of one build attempt. Names sort by the end of their retention. */
export function bundleBlobName({ requestId, bundleId, until }: Bundle, build: string): string {
  const keptUntil = new Date(Date.parse(until) + RETENTION_MINUTES * MINUTE_MS).toISOString();
  return `${keptUntil}/${requestId}/${bundleId}/${build}`;
}

/** Whether the retention of a zip with this name has ended. False for names of another format. */
export function isBundleBlobExpired(blobName: string, now: Date): boolean {
  const [keptUntil = ''] = blobName.split('/');
  return z.safeParse(z.iso.datetime(), keptUntil).success && keptUntil <= now.toISOString();
}

/** The file name of a downloaded zip. */
export function bundleFileName({ fields }: { readonly fields: { readonly orderId: string } }): string {
  return `records-${fields.orderId}.zip`;
}
