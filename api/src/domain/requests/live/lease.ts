import { LEASE_MINUTES, type RequestLease } from '@portal/contract/requests/live/schemas.ts';
import { reviewOf } from '../../submissions/reviewOf.ts';
import { isWaitingForClient } from '../../submissions/reviewView.ts';
import { isOpenStatus } from '../list/overviewCounters.ts';
import type { RequestDocument } from '../requestDocument.ts';

interface Person {
  readonly userId: string;
  readonly name: string;
}

/** A lease of a person from now on. */
export function newLease(requestId: string, { userId, name }: Person, now: Date): RequestLease {
  return { requestId, userId, name, until: new Date(now.getTime() + LEASE_MINUTES * 60_000).toISOString() };
}

export function isValidLease({ until }: RequestLease, now: Date): boolean {
  return until > now.toISOString();
}

/** The lease that people see: null without one, and after its end. */
export function currentLease(stored: RequestLease | null, now: Date): RequestLease | null {
  return stored && isValidLease(stored, now) ? stored : null;
}

/** Whether a person may get a lease in place of the stored one. */
export function canClaim(stored: RequestLease, userId: string, now: Date): boolean {
  return stored.userId === userId || !isValidLease(stored, now);
}

export type Renewal =
  | { readonly kind: 'renew'; readonly lease: RequestLease }
  /** Someone else has the request now, or nobody; null for nobody. */
  | { readonly kind: 'lost'; readonly lease: RequestLease | null };

/** Decides about a renewal. The last holder gets an expired lease again if nobody else took the request. */
export function renewLease(stored: RequestLease | null, person: Person, now: Date): Renewal {
  if (stored?.userId !== person.userId) return { kind: 'lost', lease: currentLease(stored, now) };
  return { kind: 'renew', lease: newLease(stored.requestId, person, now) };
}

/**
 * Whether a request can be started by a person: it is open, not assigned to somebody else, and its submission does not
 * wait for the client.
 */
export function canStart(request: RequestDocument, userId: string): boolean {
  const review = reviewOf(request);
  if (review && isWaitingForClient(review)) return false;
  return isOpenStatus(request.status) && (request.assigneeId === null || request.assigneeId === userId);
}
