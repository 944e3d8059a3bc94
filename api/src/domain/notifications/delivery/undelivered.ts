import type { NoticeStateChange } from '@portal/contract/notifications/schemas.ts';
import type { RejectedMail } from '@portal/contract/notifications/rejectedMail.ts';
import type { Actor } from '../../requests/actor.ts';
import { SYSTEM } from '../../requests/actor.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { RequestRoot } from '../../requests/root.ts';
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
  root: RequestRoot,
  notice: StoredNotice,
  { state, at, reason = 'other', code }: NoticeStateChange,
  keyOf: AddressKeyOf,
  now: Date,
): Change | null {
  const { recipient, userId, addressKey, to, messageId: noticeId } = notice;
  if (recipient === 'staff' || !isRecipient(root, { recipient, userId }, addressKey, keyOf)) return null;
  const ref = { recipient, userId };
  const marks = root.undelivered ?? [];
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
  return changeOf(root, [...marks.filter((each) => !isSame(each, ref)), next], now, {
    kind: 'notice-undelivered',
    at: now.toISOString(),
    by: SYSTEM,
    details: { ...ref, noticeId, reason },
  });
}

/** Removes the marks of an address to which an email was delivered after they were made; null if there are none. */
export function endUndelivered(
  root: RequestRoot,
  { addressKey, deliveredAt }: { readonly addressKey: string; readonly deliveredAt: string },
  now: Date,
): Change | null {
  const marks = root.undelivered ?? [];
  const ended = marks.filter((mark) => mark.addressKey === addressKey && mark.latestAt < deliveredAt);
  const [first] = ended;
  if (!first) return null;
  return changeOf(
    root,
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
  root: RequestRoot,
  { recipient, userId }: UndeliveredRef,
  kind: 'undelivered-handled' | 'address-released',
  by: Actor,
  now: Date,
): Change | null {
  const marks = root.undelivered ?? [];
  const ref = { recipient, userId };
  if (kind === 'undelivered-handled' && !marks.some((mark) => isSame(mark, ref))) return null;
  return changeOf(
    root,
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
export function withoutOldMarks(before: RequestRoot, change: Change): Change {
  const { root } = change;
  const marks = root.undelivered ?? [];
  if (marks.length === 0) return change;
  const kept = marks.filter(({ recipient, userId }) => {
    if (recipient === 'contact') return isSameAddress(contactEmailOf(before), contactEmailOf(root));
    if (recipient === 'attorney')
      return isSameAddress(before.fields.lawyerEmail ?? '', root.fields.lawyerEmail ?? '');
    return userId !== null && root.owners.includes(userId);
  });
  return kept.length === marks.length ? change : { ...change, root: withMarks(root, kept) };
}

/** Why and since when the address of a recipient rejects mail, for its owner; null if it does not. */
export function rejectedMailOf(
  root: RequestRoot,
  isMark: (mark: StoredUndelivered) => boolean,
): RejectedMail | null {
  const mark = (root.undelivered ?? []).find(isMark);
  return mark ? { reason: mark.reason, since: mark.since } : null;
}

/** A change of the marks. The client's page shows nothing of it, so `updatedAt` stays. */
function changeOf(
  root: RequestRoot,
  marks: readonly StoredUndelivered[],
  now: Date,
  event: Change['event'],
): Change {
  const next = { ...nextVersion(root, {}, now), updatedAt: root.updatedAt };
  return { root: withMarks(next, marks), event, work: [{ kind: 'project' }] };
}

function withMarks(root: RequestRoot, marks: readonly StoredUndelivered[]): RequestRoot {
  const { undelivered: _, ...rest } = root;
  return marks.length === 0 ? rest : { ...rest, undelivered: [...marks] };
}

function isRecipient(
  root: RequestRoot,
  { recipient, userId }: UndeliveredRef,
  addressKey: string,
  keyOf: AddressKeyOf,
): boolean {
  if (recipient === 'account') return userId !== null && root.owners.includes(userId);
  const address = recipient === 'contact' ? contactEmailOf(root) : (root.fields.lawyerEmail ?? '');
  return address !== '' && keyOf(address) === addressKey;
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
