import { undeliveredReasons } from '@portal/contract/notifications/rejectedMail.ts';
import { MAX_BOUNCES } from '@portal/contract/notifications/endpoints.ts';
import * as z from 'zod/mini';
import { isRefusal } from './deliveryStatus.ts';

/** An email that did not arrive. UTC ISO instants. */
const bounce = z.object({
  messageId: z.string(),
  at: z.string(),
  reason: z.enum(undeliveredReasons),
  /** The request that it was about; null for emails about the account. */
  requestId: z.nullable(z.string()),
});

/** The emails that bounced at an address since the last delivered email, oldest first. */
export const addressBounces = z.object({
  bounces: z.array(bounce),
  /** Emails that failed for a reason that is not the address's fault, so they do not count as bounces. */
  otherFailures: z.optional(z.array(bounce)),
  /** When staff last allowed emails again. Earlier bounces no longer count. */
  releasedAt: z.optional(z.string()),
  /** Other requests with a recipient to whom nothing was sent because of these bounces. */
  unsentRequestIds: z.optional(z.array(z.string())),
});

export type AddressBounces = z.output<typeof addressBounces>;
export type Bounce = z.output<typeof bounce>;

/** Maximum number of stored bounces. Several requests can share an address, and further bounces add no information. */
const MAX_STORED = 20;

export const NO_BOUNCES: AddressBounces = { bounces: [] };

/** Adds a bounce; null if it is stored already. */
export function addBounce(stored: AddressBounces, added: Bounce): AddressBounces | null {
  const bounces = withOne(stored.bounces, added);
  return bounces && { ...stored, bounces };
}

/** Adds an email that failed for another reason than a bounce; null if it is stored already. */
export function addOtherFailure(stored: AddressBounces, added: Bounce): AddressBounces | null {
  const otherFailures = withOne(stored.otherFailures ?? [], added);
  return otherFailures && { ...stored, otherFailures };
}

function withOne(bounces: readonly Bounce[], added: Bounce): Bounce[] | null {
  if (bounces.some(({ messageId }) => messageId === added.messageId)) return null;
  const sorted = [...bounces, added].toSorted((a, b) => a.at.localeCompare(b.at));
  // The first bounce shows since when the address has failed, so it is always kept.
  return [...sorted.slice(0, 1), ...sorted.slice(1).slice(1 - MAX_STORED)];
}

/** The bounces and failures after an email was delivered: only those of later emails remain. */
export function afterDelivery(
  { bounces, otherFailures = [] }: AddressBounces,
  deliveredAt: string,
): AddressBounces {
  const later = otherFailures.filter(({ at }) => at > deliveredAt);
  return {
    bounces: bounces.filter(({ at }) => at > deliveredAt),
    ...(later.length > 0 && { otherFailures: later }),
  };
}

/** Whether an email to the address failed at or before this instant. */
export function hasFailedUntil({ bounces, otherFailures = [] }: AddressBounces, until: string): boolean {
  return [...bounces, ...otherFailures].some(({ at }) => at <= until);
}

/** Whether no bounce or failure of the address is stored. */
export function isEmpty({ bounces, otherFailures = [] }: AddressBounces): boolean {
  return bounces.length === 0 && otherFailures.length === 0;
}

/**
 * Records that staff allowed emails again. The bounces stay, so that the next delivered email can end the marks of
 * their requests.
 */
export function afterRelease(stored: AddressBounces, at: string): AddressBounces {
  return { ...stored, releasedAt: at };
}

/** Adds a request about which nothing was sent to the address; null if it is stored already. */
export function addUnsent(stored: AddressBounces, requestId: string): AddressBounces | null {
  const { unsentRequestIds = [] } = stored;
  if (requestIdsOf(stored).includes(requestId)) return null;
  return { ...stored, unsentRequestIds: [...unsentRequestIds, requestId].slice(-MAX_STORED) };
}

/** The requests that can have a mark because of the address. */
export function requestIdsOf({
  bounces,
  otherFailures = [],
  unsentRequestIds = [],
}: AddressBounces): string[] {
  const ofFailures = [...bounces, ...otherFailures].flatMap(({ requestId }) => requestId ?? []);
  return [...new Set([...ofFailures, ...unsentRequestIds])];
}

/**
 * The bounces that count: those since staff last allowed emails to the address, without refusals of the sender. After a
 * refusal, the email service suppresses an address as well. So if there was a refusal, suppressions alone do not count.
 */
export function countedBounces({
  bounces,
  otherFailures = [],
  releasedAt = '',
}: AddressBounces): readonly Bounce[] {
  const counted = bounces.filter(({ at, reason }) => at > releasedAt && !isRefusal(reason));
  const isRefused = [...bounces, ...otherFailures].some(({ reason }) => isRefusal(reason));
  return isRefused && counted.every(({ reason }) => reason === 'bounced_before') ? [] : counted;
}

/** Whether the portal no longer writes to the address. */
export function isSuppressed(stored: AddressBounces): boolean {
  return countedBounces(stored).length >= MAX_BOUNCES;
}
