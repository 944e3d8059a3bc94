import { dayAfter } from '@portal/contract/requests/rules/attention.ts';
import { addDays, latestDayOnEarth, yearsBefore } from '@portal/contract/fields/dates.ts';
import { ACCOUNTING_DAYS, EXTENSION_DAYS } from '@portal/contract/disclosures/rules.ts';
import type { AccountingRequest, AccountingView } from '@portal/contract/disclosures/schemas/accountings.ts';
import type { EntryDigest } from '../audit/nextEntry.ts';
import { hasSearchableWords, isSameName } from './matchesName.ts';
import {
  registerChanged,
  type RegisterCreation,
  signedBy,
  refused,
  type RegisterRefusal,
  type Register,
  type RegisterDecision,
  type StoredAccounting,
  type StoredDisclosure,
  type StoredIssue,
  type StoredSuspension,
  type Writer,
} from './register.ts';
import { disclosureOf, isWithin } from './outsideDisclosure.ts';
import { withheldUntil } from './suspensions.ts';

/** So many times one accounting can be issued: again when a suspension of something it lacks has ended, or for a reason. */
const MAX_ISSUES = 20;

/** Enters a request for an accounting; it is due 60 days after it was received. */
export function newAccounting(
  making: RegisterCreation,
  wanted: AccountingRequest,
  writer: Writer,
): RegisterDecision<StoredAccounting> {
  if (!hasSearchableWords(wanted.patientName)) return refused('Patient name is required', 'patientName');
  const dueOn = addDays(wanted.receivedOn, ACCOUNTING_DAYS);
  const isByPatient = wanted.requester === 'patient';
  const document: StoredAccounting = {
    ...making,
    type: 'accounting',
    revision: 1,
    made: signedBy(writer),
    ...wanted,
    requesterName: isByPatient ? wanted.requesterName || wanted.patientName : wanted.requesterName,
    authority: isByPatient ? '' : wanted.authority,
    dueOn,
    extension: null,
    isFree: null,
    fee: null,
    withdrawal: null,
    issues: [],
    due: dueOn,
  };
  return registerChanged(document, 'accounting-requested', writer, { receivedOn: wanted.receivedOn, dueOn });
}

export type AccountingChange =
  | {
      readonly action: 'extend';
      readonly until: string;
      readonly notifiedOn: string;
      readonly reason: string;
    }
  | { readonly action: 'record-fee-notice'; readonly cents: number; readonly notifiedOn: string }
  | { readonly action: 'agree-to-fee'; readonly agreedOn: string }
  | { readonly action: 'waive-fee' }
  | { readonly action: 'withdraw'; readonly reason: string };

/** Changes a request that was not answered yet. `others`: all requests about patients of the same birth date. */
export function changeAccounting(
  stored: StoredAccounting,
  wanted: AccountingChange & { readonly seen: number },
  others: readonly StoredAccounting[],
  writer: Writer,
): RegisterDecision<StoredAccounting> {
  const stands = standsAgainst(stored, wanted.seen);
  if (stands) return stands;
  if (stored.issues.length > 0) return refused('This accounting was already issued');
  const next = { ...stored, revision: stored.revision + 1 };
  switch (wanted.action) {
    case 'extend':
      return extend(stored, next, wanted, writer);
    case 'withdraw': {
      const withdrawal = { ...signedBy(writer), reason: wanted.reason };
      const { due: _, ...rest } = next;
      return registerChanged({ ...rest, withdrawal }, 'accounting-changed', writer, { action: 'withdraw' });
    }
    case 'waive-fee':
    case 'record-fee-notice':
    case 'agree-to-fee':
      return changeFee(stored, next, wanted, feeExemption(stored, others).isFree, writer);
  }
}

/** What stands against any change of a request; null when nothing does. */
function standsAgainst({ revision, withdrawal }: StoredAccounting, seen: number): RegisterRefusal | null {
  if (seen !== revision) {
    return refused('Someone else changed this request. Please reload the page.');
  }
  return withdrawal ? refused('This request was withdrawn') : null;
}

/** 45 CFR 164.528(c)(1)(ii): once, by at most 30 days, with reasons told in writing within the 60 days. */
function extend(
  { receivedOn, dueOn, extension }: StoredAccounting,
  next: StoredAccounting,
  { until, notifiedOn, reason }: Extract<AccountingChange, { action: 'extend' }>,
  writer: Writer,
): RegisterDecision<StoredAccounting> {
  if (extension) return refused('The deadline for this accounting was already extended');
  if (until <= dueOn || until > addDays(dueOn, EXTENSION_DAYS)) {
    return refused('The deadline can be extended by at most 30 days', 'until');
  }
  const problem = notificationProblem(notifiedOn, receivedOn, writer.now);
  if (problem) return refused(problem, 'notifiedOn');
  if (notifiedOn > dueOn) {
    return refused('You must tell the person about the extension before the accounting is due', 'notifiedOn');
  }
  const document = {
    ...next,
    dueOn: until,
    due: until,
    extension: { ...signedBy(writer), reason, notifiedOn },
  };
  return registerChanged(document, 'accounting-changed', writer, { action: 'extend', from: dueOn, until });
}

function changeFee(
  { receivedOn, fee }: StoredAccounting,
  next: StoredAccounting,
  wanted: Extract<AccountingChange, { action: 'record-fee-notice' | 'agree-to-fee' | 'waive-fee' }>,
  isFree: boolean,
  writer: Writer,
): RegisterDecision<StoredAccounting> {
  if (isFree) return refused('This accounting is free: it is the first in 12 months.');
  if (wanted.action === 'waive-fee') {
    return registerChanged({ ...next, fee: { kind: 'waived' } }, 'accounting-changed', writer, {
      action: wanted.action,
    });
  }
  if (wanted.action === 'record-fee-notice') {
    const { cents, notifiedOn } = wanted;
    const problem = notificationProblem(notifiedOn, receivedOn, writer.now);
    if (problem) return refused(problem, 'notifiedOn');
    const notified = { kind: 'notified' as const, cents, notifiedOn, agreedOn: null };
    return registerChanged({ ...next, fee: notified }, 'accounting-changed', writer, {
      action: wanted.action,
      cents,
    });
  }
  if (fee?.kind !== 'notified') return refused('Tell the person the fee first');
  const { agreedOn } = wanted;
  if (agreedOn > latestDayOnEarth(writer.now)) return refused(FUTURE, 'agreedOn');
  if (agreedOn < fee.notifiedOn)
    return refused('The date must not be before the day you told the person', 'agreedOn');
  return registerChanged({ ...next, fee: { ...fee, agreedOn } }, 'accounting-changed', writer, {
    action: wanted.action,
  });
}

const FUTURE = 'The date must not be in the future';

/** What is wrong with the day on which the person was told something about a request, or null. */
function notificationProblem(day: string, receivedOn: string, now: Date): string | null {
  if (day > latestDayOnEarth(now)) return FUTURE;
  return day < receivedOn ? 'The date must not be before the request was received' : null;
}

interface Freedom {
  readonly isFree: boolean;
  /** When the free one of the twelve months before was asked for; null when this one is free. */
  readonly usedOn: string | null;
}

/**
 * Whether a request is the first of its patient in twelve months that is not withdrawn: then it is free (45 CFR
 * 164.528(c)(2)). Nobody is charged because somebody of the same birth date has a similar name. One whose fee was waived was free as well. What was decided when an accounting was issued stays.
 */
export function feeExemption(of: StoredAccounting, others: readonly StoredAccounting[]): Freedom {
  const earlier = others
    .filter((one) => one.id !== of.id && one.withdrawal === null && isEarlier(one, of))
    .filter(({ patientName }) => isSameName(patientName, of.patientName))
    .toSorted((a, b) => (isEarlier(a, b) ? -1 : 1));
  const free: StoredAccounting[] = [];
  for (const one of earlier) {
    const isFree = one.isFree ?? usedBefore(one, free) === null;
    if (isFree || one.fee?.kind === 'waived') free.push(one);
  }
  const usedOn = usedBefore(of, free);
  const isFree = of.isFree ?? usedOn === null;
  return { isFree, usedOn: isFree ? null : usedOn };
}

function usedBefore({ receivedOn }: StoredAccounting, free: readonly StoredAccounting[]): string | null {
  const within = free.filter((one) => one.receivedOn > yearsBefore(receivedOn, 1));
  return within.at(-1)?.receivedOn ?? null;
}

function isEarlier(one: StoredAccounting, other: StoredAccounting): boolean {
  const order = (each: StoredAccounting) => `${each.receivedOn} ${each.made.at} ${each.id}`;
  return order(one) < order(other);
}

/** What stands against issuing an accounting now; null when nothing does. */
export function issueRefusal(
  stored: StoredAccounting,
  { seen, reason }: { readonly seen: number; readonly reason: string },
  register: Pick<Register, 'accountings' | 'suspensions'>,
  now: Date,
): RegisterRefusal | null {
  const stands = standsAgainst(stored, seen);
  if (stands) return stands;
  // Issued again it is free: it takes the place of the one before.
  if (stored.issues.length > 0) {
    const { isDue } = reissueOf(stored, register.suspensions, now);
    if (!isDue && !reason) {
      return refused(
        'This accounting was already issued. Please enter why you are issuing it again.',
        'reason',
      );
    }
    return stored.issues.length < MAX_ISSUES
      ? null
      : refused('This accounting was issued too many times. Please record a new request.');
  }
  const { fee } = stored;
  if (feeExemption(stored, register.accountings).isFree || fee?.kind === 'waived') return null;
  if (fee?.kind === 'notified' && fee.agreedOn !== null) return null;
  return refused(
    'The person already used the free accounting of the last 12 months. Tell them the fee and wait for their answer, or waive the fee.',
  );
}

/** Enters what was issued. `until`: the day on which something withheld may be listed first; null when nothing is. */
export function issued(
  stored: StoredAccounting,
  issue: StoredIssue,
  { until, isFree }: { readonly until: string | null; readonly isFree: boolean },
  writer: Writer,
): RegisterDecision<StoredAccounting> {
  const { due: _, ...rest } = stored;
  const document: StoredAccounting = {
    ...rest,
    revision: stored.revision + 1,
    isFree,
    issues: [...stored.issues, issue],
    ...(until && { due: until }),
  };
  return registerChanged(document, 'accounting-issued', writer, {
    issue: issue.issueId,
    disclosures: issue.disclosures,
    withheld: issue.withheld,
    otherNames: issue.otherNames.length,
    isAgain: stored.issues.length > 0,
    sha256: issue.files.pdf.sha256,
  });
}

interface Reissue {
  /** From when on it can be issued with what it lacks; null when the last one lacks nothing. */
  readonly on: string | null;
  readonly isDue: boolean;
}

/** Whether what was issued last is to be issued again: it lacks anything that no suspension withholds any more. */
export function reissueOf(
  { issues, withdrawal, due }: StoredAccounting,
  suspensions: readonly StoredSuspension[],
  now: Date,
): Reissue {
  const last = issues.at(-1);
  if (!last || last.withheld === 0 || withdrawal) return { on: null, isDue: false };
  const ends = last.lacking.map((one) => withheldUntil(one, suspensions, now));
  if (ends.length > 0 && ends.every((end) => end !== null)) return { on: ends.toSorted()[0]!, isDue: false };
  const today = dayAfter(now, 0);
  return { on: due !== undefined && due < today ? due : today, isDue: true };
}

/**
 * The issued accountings that want something on another day than is kept with them, once `suspensions` are those of
 * their patients: lists and reminders go by the day that is kept.
 */
export function movedReissues(
  accountings: readonly StoredAccounting[],
  suspensions: readonly StoredSuspension[],
  now: Date,
): StoredAccounting[] {
  return accountings.flatMap((one) => {
    const { on } = reissueOf(one, suspensions, now);
    return on === null || on === one.due ? [] : [{ ...one, due: on }];
  });
}

/** A hash of what staff entered about the patient and period of an accounting, in whatever order. */
export function entriesHash(
  { patientName, from, to }: Pick<StoredAccounting, 'patientName' | 'from' | 'to'>,
  otherNames: readonly string[],
  disclosures: readonly StoredDisclosure[],
  digest: EntryDigest,
): string {
  const names = [patientName, ...otherNames];
  const concerned = disclosures
    .filter((one) => !one.isVoid && isWithin(one, { from, to }))
    .filter((one) => names.some((name) => isSameName(name, one.patientName)))
    .map((one) => JSON.stringify(disclosureOf(one)));
  return digest(concerned.toSorted().join('\n'));
}

/** Whether an entry was made, corrected or voided that what was issued last should have had otherwise. */
function isOutdated(
  stored: StoredAccounting,
  disclosures: readonly StoredDisclosure[],
  digest: EntryDigest,
): boolean {
  const last = stored.issues.at(-1);
  return !!last?.entries && last.entries !== entriesHash(stored, last.otherNames, disclosures, digest);
}

/** A request as staff see it, beside everything that is kept about patients of the same birth date. */
export function accountingView(
  stored: StoredAccounting,
  register: Register,
  now: Date,
  digest: EntryDigest,
): AccountingView {
  const { id, made, fee, extension, withdrawal, issues, dueOn, revision } = stored;
  const { isFree, usedOn } = feeExemption(stored, register.accountings);
  const reissue = reissueOf(stored, register.suspensions, now);
  const { patientName, patientDob, from, to, requester, requesterName, authority, proof, receivedOn } =
    stored;
  return {
    patientName,
    patientDob,
    from,
    to,
    requester,
    requesterName,
    authority,
    proof,
    receivedOn,
    accountingId: id,
    revision,
    at: made.at,
    byName: made.byName,
    byTitle: made.byTitle,
    state: stateOf(stored, now),
    dueOn,
    extension: extension && {
      reason: extension.reason,
      notifiedOn: extension.notifiedOn,
      at: extension.at,
      byName: extension.byName,
    },
    isFree,
    freeUsedOn: usedOn,
    fee: fee?.kind === 'notified' ? notifiedFee(fee) : fee,
    withdrawal: withdrawal && { reason: withdrawal.reason, at: withdrawal.at, byName: withdrawal.byName },
    issues: issues
      .map(({ by: _by, files, lacking: _lacking, entries: _entries, ...issue }, index) => ({
        ...issue,
        sha256: files.pdf.sha256,
        replacedAt: issues[index + 1]?.at ?? null,
      }))
      .toReversed(),
    reissueOn: reissue.on,
    isReissueDue: reissue.isDue,
    isOutdated: isOutdated(stored, register.disclosures, digest),
  };
}

function notifiedFee({
  cents,
  notifiedOn,
  agreedOn,
}: {
  cents: number;
  notifiedOn: string;
  agreedOn: string | null;
}) {
  return { kind: 'notified' as const, amount: cents / 100, notifiedOn, agreedOn };
}

/** Due days are those of UTC, as the due days of requests. */
function stateOf({ withdrawal, issues, dueOn }: StoredAccounting, now: Date): AccountingView['state'] {
  if (withdrawal) return 'withdrawn';
  if (issues.length > 0) return 'issued';
  return dueOn < dayAfter(now, 0) ? 'overdue' : 'open';
}

/** Staff are reminded so many days before an accounting is due. */
const REMINDER_DAYS = 7;

/** Staff are reminded of what is due by that day, YYYY-MM-DD. */
export function accountingReminderDay(now: Date): string {
  return dayAfter(now, REMINDER_DAYS);
}

/** How many accountings staff are reminded of: due within a week, overdue, or to be issued again. */
export function dueAccountings(views: readonly AccountingView[], now: Date): number {
  const soon = accountingReminderDay(now);
  return views.filter(({ state, dueOn, isReissueDue }) => {
    const waits = state === 'open' || state === 'overdue';
    return isReissueDue || (waits && dueOn <= soon);
  }).length;
}
