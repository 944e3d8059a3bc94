import type { NoticeStateChange } from '@portal/contract/notifications/schemas.ts';
import type { RejectedMail } from '@portal/contract/notifications/rejectedMail.ts';
import type { Actor } from '../../requests/actor.ts';
import { SYSTEM } from '../../requests/actor.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { maskedAddress } from '../../requests/views/requestAccounts.ts';
import { contactEmailOf } from '../contactEmailOf.ts';
import type { StoredNotice } from './sentNotice.ts';
import type { StoredUndelivered } from './storedUndelivered.ts';

/** The keyed hash of an address. */
type AddressKeyOf = (address: string) => string;

/** A recipient of a request. `userId`: null unless it is an account. */
export type UndeliveredRef = Pick<StoredUndelivered, 'recipient' | 'userId'>;

const isSame = (one: UndeliveredRef, other: UndeliveredRef) =>
  one.recipient === other.recipient && one.userId === other.userId;

/**
 * Records that an email about a request was not delivered, or not sent because its address rejects mail. This makes a
 * task for staff about the recipient. Null if the address no longer belongs to a recipient, and for emails to
 * colleagues.
 */
export function markUndelivered(
  request: RequestDocument,
  notice: StoredNotice,
  { state, at, reason = 'other', code }: NoticeStateChange,
  keyOf: AddressKeyOf,
  now: Date,
): Change | null {
  const { recipient, userId, addressKey, to, messageId: noticeId } = notice;
  if (recipient === 'staff' || !isRecipient(request, { recipient, userId }, addressKey, keyOf)) return null;
  const ref = { recipient, userId };
  const marks = request.undelivered ?? [];
  const mark = marks.find((each) => isSame(each, ref));
  const isBounce = state !== 'not_sent';
  if (mark && !isBounce) return null;
  const [since, latestAt] = [mark?.since ?? at, mark?.latestAt ?? at, at]
    .toSorted()
    .filter((_, index) => index !== 1);
  const isLatest = latestAt === at || !mark;
  const next: StoredUndelivered = {
    ...ref,
    addressKey,
    address: maskedAddress(to),
    ...(isLatest
      ? { reason, ...(code && { code }) }
      : { reason: mark.reason, ...(mark.code && { code: mark.code }) }),
    since: since!,
    latestAt: latestAt!,
    bounces: (mark?.bounces ?? 0) + 1,
  };
  return changeOf(request, [...marks.filter((each) => !isSame(each, ref)), next], now, {
    kind: 'notice-undelivered',
    at: now.toISOString(),
    by: SYSTEM,
    details: { ...ref, noticeId, reason },
  });
}

/** Removes the marks of an address to which an email was delivered after they were made; null if there are none. */
export function endUndelivered(
  request: RequestDocument,
  { addressKey, deliveredAt }: { readonly addressKey: string; readonly deliveredAt: string },
  now: Date,
): Change | null {
  const marks = request.undelivered ?? [];
  const ended = marks.filter((mark) => mark.addressKey === addressKey && mark.latestAt < deliveredAt);
  const [first] = ended;
  if (!first) return null;
  return changeOf(
    request,
    marks.filter((mark) => !ended.includes(mark)),
    now,
    {
      kind: 'undelivered-ended',
      at: now.toISOString(),
      by: SYSTEM,
      details: { recipient: first.recipient, userId: first.userId },
    },
  );
}

/**
 * Removes the mark of a recipient because staff decided so. `address-released` is also possible without a mark. Null if
 * nothing changes.
 */
export function resolveMark(
  request: RequestDocument,
  { recipient, userId }: UndeliveredRef,
  kind: 'undelivered-handled' | 'address-released',
  by: Actor,
  now: Date,
): Change | null {
  const marks = request.undelivered ?? [];
  const ref = { recipient, userId };
  if (kind === 'undelivered-handled' && !marks.some((mark) => isSame(mark, ref))) return null;
  return changeOf(
    request,
    marks.filter((mark) => !isSame(mark, ref)),
    now,
    {
      kind,
      at: now.toISOString(),
      by,
      details: ref,
    },
  );
}

/**
 * The change without the marks that it makes obsolete: it changes the address of the contact or attorney, or removes
 * the account. Every change of a request passes through this function.
 */
export function withoutOldMarks(before: RequestDocument, change: Change): Change {
  const { request } = change;
  const marks = request.undelivered ?? [];
  if (marks.length === 0) return change;
  const kept = marks.filter(({ recipient, userId }) => {
    if (recipient === 'contact') return isSameAddress(contactEmailOf(before), contactEmailOf(request));
    if (recipient === 'attorney')
      return isSameAddress(before.fields.lawyerEmail ?? '', request.fields.lawyerEmail ?? '');
    return userId !== null && request.owners.includes(userId);
  });
  return kept.length === marks.length ? change : { ...change, request: withMarks(request, kept) };
}

/** Why and since when the address of a recipient rejects mail, for its owner; null if it does not. */
export function rejectedMailOf(
  request: RequestDocument,
  isMark: (mark: StoredUndelivered) => boolean,
): RejectedMail | null {
  const mark = (request.undelivered ?? []).find(isMark);
  return mark ? { reason: mark.reason, since: mark.since } : null;
}

/** A change of the marks. The client's page shows nothing of it, so `updatedAt` stays. */
function changeOf(
  request: RequestDocument,
  marks: readonly StoredUndelivered[],
  now: Date,
  event: Change['event'],
): Change {
  const next = { ...nextVersion(request, {}, now), updatedAt: request.updatedAt };
  return { request: withMarks(next, marks), event, steps: [{ kind: 'project' }] };
}

function withMarks(request: RequestDocument, marks: readonly StoredUndelivered[]): RequestDocument {
  const { undelivered: _, ...rest } = request;
  return marks.length === 0 ? rest : { ...rest, undelivered: [...marks] };
}

function isRecipient(
  request: RequestDocument,
  { recipient, userId }: UndeliveredRef,
  addressKey: string,
  keyOf: AddressKeyOf,
): boolean {
  if (recipient === 'account') return userId !== null && request.owners.includes(userId);
  const address = recipient === 'contact' ? contactEmailOf(request) : (request.fields.lawyerEmail ?? '');
  return address !== '' && keyOf(address) === addressKey;
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
