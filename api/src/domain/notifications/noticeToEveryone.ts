/** While nobody is assigned, all staff get one email about a request in this time, whatever its clients and holders do. */
export const QUIET_MS = 3_600_000;

/** The last notice about a request to all staff. */
export interface NoticeToEveryone {
  /** Names what it was about. A retry of this notice is sent again, to those who do not have it. */
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
  /** The last notice was sent after it happened: staff found it when they opened the request. */
  | { readonly kind: 'covered' }
  /** The last notice was sent before it happened, less than an hour ago. */
  | { readonly kind: 'wait'; readonly ms: number };

/**
 * Whether all staff are notified of what a client or holder did. What happens in the hour after a notice waits until the
 * end of the hour. The first of it that is still worth a notice is then sent, which covers the others.
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
