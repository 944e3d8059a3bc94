import type { NoticeState, NoticeStateChange } from '@portal/contract/notifications/schemas.ts';
import type { UndeliveredReason } from '@portal/contract/notifications/rejectedMail.ts';

/** The statuses of a delivery report of Azure Communication Services. */
const STATES: Readonly<Record<string, NoticeState>> = {
  Delivered: 'delivered',
  Expanded: 'expanded',
  Bounced: 'bounced',
  Failed: 'failed',
  FilteredSpam: 'filtered',
  Quarantined: 'quarantined',
  Suppressed: 'suppressed',
};

interface Report {
  readonly status: string;
  /** What the recipient's mail server said. Free text, so only codes of it are kept: it often repeats the address. */
  readonly statusMessage: string;
  /** UTC ISO instant. */
  readonly at: string;
}

/** The state that a delivery report means; null for a status that this version does not know. */
export function noticeChangeOf({ status, statusMessage, at }: Report): NoticeStateChange | null {
  const state = Object.hasOwn(STATES, status) ? STATES[status]! : null;
  if (state === null) return null;
  if (state === 'delivered' || state === 'expanded') return { state, at };
  const message = statusMessage.slice(0, MAX_MESSAGE).toLowerCase();
  const code = ENHANCED_CODE.exec(message)?.[1];
  const reason = reasonOf(state, message, code ?? '');
  return {
    state,
    at,
    reason,
    ...(code && { code }),
    ...(isHard(state, message, code, reason) && { isHard: true }),
  };
}

const MAX_MESSAGE = 1000;
/** An enhanced status code of RFC 3463 with the reason. Does not match a part of an IP address. */
const ENHANCED_CODE = /(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;
/** A permanent SMTP reply code. Does not match a port. */
const PERMANENT_REPLY = /(?:^|\s)5\d\d(?:[\s-]|$)/;

/** Reasons by enhanced status code, or else by common texts of mail servers. */
const REASONS: readonly [UndeliveredReason, code: RegExp, text: RegExp][] = [
  ['mailbox_full', /^[45]\.2\.2$/, /quota|mailbox (?:is )?full|over ?quota/],
  ['mailbox_disabled', /^5\.2\.1$/, /(?:mailbox|account) (?:is )?(?:disabled|inactive|suspended)/],
  [
    'domain_unknown',
    /^5\.(?:1\.2|4\.310|4\.4)$/,
    /(?:domain|host) (?:is )?(?:not found|unknown|does not exist)|no such domain|nxdomain|no mx/,
  ],
  [
    'mailbox_unknown',
    /^5\.1\.(?:1|6|10)$/,
    /(?:user|recipient|mailbox|address) (?:is )?(?:unknown|not found|unavailable)|no such (?:user|recipient|mailbox)|does not exist|unknown (?:user|recipient)/,
  ],
  ['unreachable', /^[45]\.4\.\d+$/, /timed? ?out|connection (?:refused|failed)|unreachable/],
  ['spam', /^[45]\.7\.(?:5\d\d)$/, /\bspam\b/],
  ['rejected', /^[45]\.(?:7\.\d+|1\.[78])$/, /blocked|policy|denied|rejected|not accepted/],
];

/** Words with which a mail server refuses the sender. A domain in such a message is ours and not the recipient's. */
const REFUSED_SENDER = /\b(?:spf|dkim|dmarc|sender|unauthenticated|blacklist(?:ed)?|reputation)\b/;

function reasonOf(state: NoticeState, message: string, code: string): UndeliveredReason {
  if (state === 'suppressed') return 'bounced_before';
  if (state === 'filtered' || state === 'quarantined') return 'spam';
  const byCode = REASONS.find(([, pattern]) => pattern.test(code));
  if (byCode) return byCode[0];
  if (REFUSED_SENDER.test(message)) return 'rejected';
  return REASONS.find(([, , pattern]) => pattern.test(message))?.[0] ?? 'other';
}

/**
 * Whether a mail server refused the content or the sender of an email. This does not count against the address: a
 * single wrong DNS record of ours causes it for every address.
 */
export function isRefusal(reason: UndeliveredReason): boolean {
  return reason === 'rejected' || reason === 'spam';
}

/**
 * Whether a failure counts against the address. It does if its code says that the failure is permanent. A full mailbox
 * can be emptied and an unreachable server can come back, so they do not count, and neither does a refusal of the
 * sender.
 */
function isHard(
  state: NoticeState,
  message: string,
  code: string | undefined,
  reason: UndeliveredReason,
): boolean {
  if (isRefusal(reason)) return false;
  if (state === 'bounced' || state === 'suppressed') return true;
  if (state !== 'failed' || reason === 'mailbox_full' || reason === 'unreachable') return false;
  return code === undefined ? PERMANENT_REPLY.test(message) : code.startsWith('5');
}
