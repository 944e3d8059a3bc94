import { dayAfter } from '@portal/contract/requests/rules/attention.ts';
import { addDays, latestDayOnEarth, yearsBefore } from '@portal/contract/fields/dates.ts';
import { ACCOUNTING_DAYS, EXTENSION_DAYS } from '@portal/contract/disclosures/rules.ts';
import type { AccountingRequest, AccountingView } from '@portal/contract/disclosures/schemas/accountings.ts';
import type { EntryDigest } from '../audit/nextEntry.ts';
import { hasSearchableWords, isSameName } from './matchesName.ts';
import {
  disclosureLogChange,
  type NewEntryIds,
  signatureOf,
  refuseDisclosureLogChange,
  type DisclosureLogRefusal,
  type DisclosureLog,
  type DisclosureLogDecision,
  type StoredAccounting,
  type StoredDisclosure,
  type StoredIssue,
  type StoredSuspension,
  type Writer,
} from './disclosureLog.ts';
import { disclosureOf, isWithin } from './outsideDisclosure.ts';
import { withheldUntil } from './suspensions.ts';

/** Issues per accounting. It is issued again after a suspension ends, or for a stated reason. */
const MAX_ISSUES = 20;

/** Records a request for an accounting. It is due 60 days after receipt. */
export function newAccounting(
  creation: NewEntryIds,
  request: AccountingRequest,
  writer: Writer,
): DisclosureLogDecision<StoredAccounting> {
  if (!hasSearchableWords(request.patientName))
    return refuseDisclosureLogChange('Patient name is required', 'patientName');
  const dueOn = addDays(request.receivedOn, ACCOUNTING_DAYS);
  const isByPatient = request.requester === 'patient';
  const document: StoredAccounting = {
    ...creation,
    type: 'accounting',
    revision: 1,
    made: signatureOf(writer),
    ...request,
    requesterName: isByPatient ? request.requesterName || request.patientName : request.requesterName,
    authority: isByPatient ? '' : request.authority,
    dueOn,
    extension: null,
    isFree: null,
    fee: null,
    withdrawal: null,
    issues: [],
    due: dueOn,
  };
  return disclosureLogChange(document, 'accounting-requested', writer, {
    receivedOn: request.receivedOn,
    dueOn,
  });
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

/** Changes a request that was not issued yet. `others`: all requests about patients with the same date of birth. */
export function changeAccounting(
  stored: StoredAccounting,
  change: AccountingChange & { readonly seen: number },
  others: readonly StoredAccounting[],
  writer: Writer,
): DisclosureLogDecision<StoredAccounting> {
  const refusal = changeRefusal(stored, change.seen);
  if (refusal) return refusal;
  if (stored.issues.length > 0) return refuseDisclosureLogChange('This accounting was already issued');
  const next = { ...stored, revision: stored.revision + 1 };
  switch (change.action) {
    case 'extend':
      return extend(stored, next, change, writer);
    case 'withdraw': {
      const withdrawal = { ...signatureOf(writer), reason: change.reason };
      const { due: _, ...withoutDue } = next;
      return disclosureLogChange({ ...withoutDue, withdrawal }, 'accounting-changed', writer, {
        action: 'withdraw',
      });
    }
    case 'waive-fee':
    case 'record-fee-notice':
    case 'agree-to-fee':
      return changeFee(stored, next, change, feeExemption(stored, others).isFree, writer);
  }
}

/** Why a request cannot be changed; null if it can. */
function changeRefusal(
  { revision, withdrawal }: StoredAccounting,
  seen: number,
): DisclosureLogRefusal | null {
  if (seen !== revision) {
    return refuseDisclosureLogChange('Someone else changed this request. Please reload the page.');
  }
  return withdrawal ? refuseDisclosureLogChange('This request was withdrawn') : null;
}

/** Extends the deadline once, by at most 30 days, with written reasons to the person within the 60 days (45 CFR 164.528(c)(1)(ii)). */
function extend(
  { receivedOn, dueOn, extension }: StoredAccounting,
  next: StoredAccounting,
  { until, notifiedOn, reason }: Extract<AccountingChange, { action: 'extend' }>,
  writer: Writer,
): DisclosureLogDecision<StoredAccounting> {
  if (extension) return refuseDisclosureLogChange('The deadline for this accounting was already extended');
  if (until <= dueOn || until > addDays(dueOn, EXTENSION_DAYS)) {
    return refuseDisclosureLogChange('The deadline can be extended by at most 30 days', 'until');
  }
  const problem = notificationProblem(notifiedOn, receivedOn, writer.now);
  if (problem) return refuseDisclosureLogChange(problem, 'notifiedOn');
  if (notifiedOn > dueOn) {
    return refuseDisclosureLogChange(
      'You must tell the person about the extension before the accounting is due',
      'notifiedOn',
    );
  }
  const document = {
    ...next,
    dueOn: until,
    due: until,
    extension: { ...signatureOf(writer), reason, notifiedOn },
  };
  return disclosureLogChange(document, 'accounting-changed', writer, {
    action: 'extend',
    from: dueOn,
    until,
  });
}

function changeFee(
  { receivedOn, fee }: StoredAccounting,
  next: StoredAccounting,
  change: Extract<AccountingChange, { action: 'record-fee-notice' | 'agree-to-fee' | 'waive-fee' }>,
  isFree: boolean,
  writer: Writer,
): DisclosureLogDecision<StoredAccounting> {
  if (isFree) return refuseDisclosureLogChange('This accounting is free: it is the first in 12 months.');
  if (change.action === 'waive-fee') {
    return disclosureLogChange({ ...next, fee: { kind: 'waived' } }, 'accounting-changed', writer, {
      action: change.action,
    });
  }
  if (change.action === 'record-fee-notice') {
    const { cents, notifiedOn } = change;
    const problem = notificationProblem(notifiedOn, receivedOn, writer.now);
    if (problem) return refuseDisclosureLogChange(problem, 'notifiedOn');
    const notified = { kind: 'notified' as const, cents, notifiedOn, agreedOn: null };
    return disclosureLogChange({ ...next, fee: notified }, 'accounting-changed', writer, {
      action: change.action,
      cents,
    });
  }
  if (fee?.kind !== 'notified') return refuseDisclosureLogChange('Tell the person the fee first');
  const { agreedOn } = change;
  if (agreedOn > latestDayOnEarth(writer.now)) return refuseDisclosureLogChange(FUTURE, 'agreedOn');
  if (agreedOn < fee.notifiedOn)
    return refuseDisclosureLogChange('The date must not be before the day you told the person', 'agreedOn');
  return disclosureLogChange({ ...next, fee: { ...fee, agreedOn } }, 'accounting-changed', writer, {
    action: change.action,
  });
}

const FUTURE = 'The date must not be in the future';

/** Why the date of a notice to the person is invalid; null if it is valid. */
function notificationProblem(day: string, receivedOn: string, now: Date): string | null {
  if (day > latestDayOnEarth(now)) return FUTURE;
  return day < receivedOn ? 'The date must not be before the request was received' : null;
}

interface FeeExemption {
  readonly isFree: boolean;
  /** When the free accounting of the preceding 12 months was requested; null if this one is free. */
  readonly usedOn: string | null;
}

/**
 * Whether a request is free: it is the patient's first in 12 months that is not withdrawn (45 CFR 164.528(c)(2)). Only
 * requests with the same patient name count, so that no one is charged because of a similar name. A waived fee counts as
 * free. The decision made at issue does not change later.
 */
export function feeExemption(
  accounting: StoredAccounting,
  others: readonly StoredAccounting[],
): FeeExemption {
  const earlier = others
    .filter((one) => one.id !== accounting.id && one.withdrawal === null && isEarlier(one, accounting))
    .filter(({ patientName }) => isSameName(patientName, accounting.patientName))
    .toSorted((a, b) => (isEarlier(a, b) ? -1 : 1));
  const free: StoredAccounting[] = [];
  for (const one of earlier) {
    const isFree = one.isFree ?? usedBefore(one, free) === null;
    if (isFree || one.fee?.kind === 'waived') free.push(one);
  }
  const usedOn = usedBefore(accounting, free);
  const isFree = accounting.isFree ?? usedOn === null;
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

/** Why an accounting cannot be issued now; null if it can. */
export function issueRefusal(
  stored: StoredAccounting,
  { seen, reason }: { readonly seen: number; readonly reason: string },
  disclosureLog: Pick<DisclosureLog, 'accountings' | 'suspensions'>,
  now: Date,
): DisclosureLogRefusal | null {
  const refusal = changeRefusal(stored, seen);
  if (refusal) return refusal;
  // A reissue is free, because it replaces the earlier issue.
  if (stored.issues.length > 0) {
    const { isDue } = reissueOf(stored, disclosureLog.suspensions, now);
    if (!isDue && !reason) {
      return refuseDisclosureLogChange(
        'This accounting was already issued. Please enter why you are issuing it again.',
        'reason',
      );
    }
    return stored.issues.length < MAX_ISSUES
      ? null
      : refuseDisclosureLogChange('This accounting was issued too many times. Please record a new request.');
  }
  const { fee } = stored;
  if (feeExemption(stored, disclosureLog.accountings).isFree || fee?.kind === 'waived') return null;
  if (fee?.kind === 'notified' && fee.agreedOn !== null) return null;
  return refuseDisclosureLogChange(
    'The person already used the free accounting of the last 12 months. Tell them the fee and wait for their answer, or waive the fee.',
  );
}

/** Records an issue. `until`: the first day on which something withheld can be listed; null if nothing is withheld. */
export function recordIssue(
  stored: StoredAccounting,
  issue: StoredIssue,
  { until, isFree }: { readonly until: string | null; readonly isFree: boolean },
  writer: Writer,
): DisclosureLogDecision<StoredAccounting> {
  const { due: _, ...withoutDue } = stored;
  const document: StoredAccounting = {
    ...withoutDue,
    revision: stored.revision + 1,
    isFree,
    issues: [...stored.issues, issue],
    ...(until && { due: until }),
  };
  return disclosureLogChange(document, 'accounting-issued', writer, {
    issue: issue.issueId,
    disclosures: issue.disclosures,
    withheld: issue.withheld,
    otherNames: issue.otherNames.length,
    isReissue: stored.issues.length > 0,
    sha256: issue.files.pdf.sha256,
  });
}

interface Reissue {
  /** When it can be issued with the withheld disclosures; null if the last issue is complete. */
  readonly on: string | null;
  readonly isDue: boolean;
}

/** Whether the last issue must be reissued, because it lacks a disclosure that no suspension withholds any longer. */
export function reissueOf(
  { issues, withdrawal, due }: StoredAccounting,
  suspensions: readonly StoredSuspension[],
  now: Date,
): Reissue {
  const last = issues.at(-1);
  if (!last || last.withheld === 0 || withdrawal) return { on: null, isDue: false };
  const ends = last.missingDetails.map((one) => withheldUntil(one, suspensions, now));
  if (ends.length > 0 && ends.every((end) => end !== null)) return { on: ends.toSorted()[0]!, isDue: false };
  const today = dayAfter(now, 0);
  return { on: due !== undefined && due < today ? due : today, isDue: true };
}

/**
 * The issued accountings whose stored `due` date changes with these suspensions. Lists and reminders use the stored
 * date.
 */
export function accountingsWithNewDueDate(
  accountings: readonly StoredAccounting[],
  suspensions: readonly StoredSuspension[],
  now: Date,
): StoredAccounting[] {
  return accountings.flatMap((one) => {
    const { on } = reissueOf(one, suspensions, now);
    return on === null || on === one.due ? [] : [{ ...one, due: on }];
  });
}

/** A hash of the staff entries about the patient and period of an accounting, in any order. */
export function entriesHash(
  { patientName, from, to }: Pick<StoredAccounting, 'patientName' | 'from' | 'to'>,
  otherNames: readonly string[],
  disclosures: readonly StoredDisclosure[],
  digest: EntryDigest,
): string {
  const names = [patientName, ...otherNames];
  const relevant = disclosures
    .filter((one) => !one.isVoid && isWithin(one, { from, to }))
    .filter((one) => names.some((name) => isSameName(name, one.patientName)))
    .map((one) => JSON.stringify(disclosureOf(one)));
  return digest(relevant.toSorted().join('\n'));
}

/** Whether an entry was added, corrected or voided after the last issue and affects it. */
function isOutdated(
  stored: StoredAccounting,
  disclosures: readonly StoredDisclosure[],
  digest: EntryDigest,
): boolean {
  const last = stored.issues.at(-1);
  return !!last?.entries && last.entries !== entriesHash(stored, last.otherNames, disclosures, digest);
}

/** A request as staff see it. `disclosureLog` has everything about patients with the same date of birth. */
export function accountingView(
  stored: StoredAccounting,
  disclosureLog: DisclosureLog,
  now: Date,
  digest: EntryDigest,
): AccountingView {
  const { id, made, fee, extension, withdrawal, issues, dueOn, revision } = stored;
  const { isFree, usedOn } = feeExemption(stored, disclosureLog.accountings);
  const reissue = reissueOf(stored, disclosureLog.suspensions, now);
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
      .map(
        (
          { by: _by, order: _order, files, missingDetails: _missing, entries: _entries, ...issue },
          index,
        ) => ({
          ...issue,
          sha256: files.pdf.sha256,
          replacedAt: issues[index + 1]?.at ?? null,
        }),
      )
      .toReversed(),
    reissueOn: reissue.on,
    isReissueDue: reissue.isDue,
    isOutdated: isOutdated(stored, disclosureLog.disclosures, digest),
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

/** Due dates are UTC dates, like the due dates of requests. */
function stateOf({ withdrawal, issues, dueOn }: StoredAccounting, now: Date): AccountingView['state'] {
  if (withdrawal) return 'withdrawn';
  if (issues.length > 0) return 'issued';
  return dueOn < dayAfter(now, 0) ? 'overdue' : 'open';
}

/** Days before the due date when staff are reminded. */
const REMINDER_DAYS = 7;

/** Staff are reminded of accountings that are due by this date, YYYY-MM-DD. */
export function accountingReminderDay(now: Date): string {
  return dayAfter(now, REMINDER_DAYS);
}

/** The number of accountings that are due within a week, overdue, or due for a reissue. */
export function dueAccountings(views: readonly AccountingView[], now: Date): number {
  const soon = accountingReminderDay(now);
  return views.filter(({ state, dueOn, isReissueDue }) => {
    const isPending = state === 'open' || state === 'overdue';
    return isReissueDue || (isPending && dueOn <= soon);
  }).length;
}
