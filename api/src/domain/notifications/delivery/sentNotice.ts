import {
  type NoticeStateChange,
  noticeStateChange,
  type NoticeState,
} from '@portal/contract/notifications/schemas.ts';
import { noticeRecipients } from '@portal/contract/notifications/noticeRecipients.ts';
import { languages } from '@portal/contract/languages/languages.ts';
import * as z from 'zod/mini';

/** An email or text message about a request, stored in its partition when it was sent. UTC ISO instants. */
export const storedNotice = z.object({
  /** The ID by which the email service knows the email. */
  messageId: z.string(),
  requestId: z.string(),
  /** A `NoticeKind`. */
  kind: z.string(),
  channel: z.enum(['email', 'sms']),
  recipient: z.enum(noticeRecipients),
  /** The account or colleague; null for the contact and the attorney. */
  userId: z.nullable(z.string()),
  /** The address or phone number. */
  to: z.string(),
  /** Keyed hash of the address. */
  addressKey: z.string(),
  language: z.enum(languages),
  at: z.string(),
  state: noticeStateChange.shape.state,
  /** Sorted by time. */
  states: z.array(noticeStateChange),
});

export type StoredNotice = z.output<typeof storedNotice>;

/** Breaks ties between reports of the same instant. What is not final is below everything else, whatever its time. */
const RANKS: Readonly<Record<NoticeState, number>> = {
  sent: 0,
  expanded: 1,
  failed: 2,
  quarantined: 3,
  filtered: 4,
  bounced: 5,
  suppressed: 6,
  delivered: 7,
  not_sent: 8,
};

const isFinal = (state: NoticeState) => RANKS[state] > RANKS.expanded;

/** Maximum number of stored states. Azure reports a message a few times; more reports would be a fault of Azure. */
const MAX_STATES = 20;

/**
 * The notice with one more report; null if it has the report already. Reports can arrive in any order. The latest final
 * report counts, so an email that is delivered after a failed attempt counts as delivered.
 */
export function applyReport(notice: StoredNotice, report: NoticeStateChange): StoredNotice | null {
  const isKnown = notice.states.some(({ state, at }) => state === report.state && at === report.at);
  if (isKnown || notice.states.length >= MAX_STATES) return null;
  const states = [...notice.states, report].toSorted(byTime);
  return { ...notice, states, state: states.toSorted(byWeight).at(-1)!.state };
}

function byTime(one: NoticeStateChange, other: NoticeStateChange): number {
  return one.at.localeCompare(other.at) || RANKS[one.state] - RANKS[other.state];
}

function byWeight(one: NoticeStateChange, other: NoticeStateChange): number {
  return Number(isFinal(one.state)) - Number(isFinal(other.state)) || byTime(one, other);
}
