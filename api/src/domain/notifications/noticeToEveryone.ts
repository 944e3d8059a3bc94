/**
 * While a request has no assignee, all staff get at most one email about it in this time, whatever its clients and
 * holders do.
 */
export const QUIET_MS = 3_600_000;

/** The last notice about a request to all staff. */
export interface NoticeToEveryone {
  /**
   * Identifies the subject of the notice. A retry of the same notice is sent again, to the people who did not get it.
   */
  readonly key: string;
  readonly sentAt: string;
}

/** Something that a client or holder did. */
interface Occasion {
  readonly key: string;
  readonly at: string;
}

export type NoticeDecision =
  | { readonly kind: 'send' }
  /** The last notice was sent after this happened, so staff saw it when they opened the request. */
  | { readonly kind: 'covered' }
  /** The last notice was sent before this happened, and less than an hour ago. */
  | { readonly kind: 'wait'; readonly ms: number };

/**
 * Decides whether all staff are notified of something that a client or holder did. What happens within an hour after a
 * notice waits until the hour is over. Then one notice is sent, about the first event that still matters; it covers the
 * later ones.
 */
export function noticeToEveryone(
  last: NoticeToEveryone | null,
  { key, at }: Occasion,
  now: Date,
): NoticeDecision {
  if (last === null || last.key === key) return { kind: 'send' };
  if (at <= last.sentAt) return { kind: 'covered' };
  const ms = Date.parse(last.sentAt) + QUIET_MS - now.getTime();
  return ms > 0 ? { kind: 'wait', ms } : { kind: 'send' };
}
