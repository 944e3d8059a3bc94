import { createHash } from 'node:crypto';
import type { Disclosure, PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { describe, expect, it, test } from 'vitest';
import {
  accountingView,
  changeAccounting,
  dueAccountings,
  feeExemption,
  recordIssue,
  entriesHash,
  issueRefusal,
  accountingsWithNewDueDate,
  newAccounting,
  reissueOf,
} from './accountings.ts';
import { accountingFacts, disclosureColumns, disclosureRow } from './disclosureRow.ts';
import { listedDisclosures, findDisclosures, withheldDisclosures } from './findDisclosures.ts';
import { correctDisclosure, MAX_CORRECTIONS, newDisclosure } from './outsideDisclosure.ts';
import type {
  DisclosureLog,
  DisclosureLogDecision,
  DisclosureLogEntry,
  StoredAccounting,
  StoredDisclosure,
  StoredIssue,
  StoredSuspension,
  Writer,
} from './disclosureLog.ts';
import {
  changeSuspension,
  isInForce,
  missingDetailsOf,
  newSuspension,
  type SuspensionChange,
} from './suspensions.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const viewOf = (stored: StoredAccounting, disclosureLog: DisclosureLog, now: Date) =>
  accountingView(stored, disclosureLog, now, digest);

const at = (day: string, time = '18:00') => new Date(`${day}T${time}:00.000Z`);
const writer = (day: string): Writer => ({
  by: { kind: 'staff', id: 'usr_1' },
  byName: 'Sam Clerk',
  byTitle: 'Records Clerk',
  now: at(day),
});
const TODAY = writer('2026-03-10');
const PATIENT = { patientName: 'Maria Santos', patientDob: '1980-02-29' };

function documentOf<T extends DisclosureLogEntry>(decision: DisclosureLogDecision<T>): T {
  if (decision.kind === 'refused') throw new Error(decision.message);
  return decision.document;
}

const refusalOf = (decision: DisclosureLogDecision<DisclosureLogEntry> | null) =>
  decision?.kind === 'refused' ? (decision.field ?? decision.message) : 'done';

type Facts = StoredDisclosure['facts'];

function anEntry(facts: Partial<Facts> = {}, changed: Partial<StoredDisclosure> = {}): StoredDisclosure {
  const input: Facts = {
    on: '2026-02-01',
    recipient: 'Federal Bureau of Investigation',
    address: '1 Main St',
    document: 'Chart',
    channel: 'fax',
    basis: 'law-enforcement',
    purpose: 'Warrant 7',
    count: 1,
    lastOn: '',
    requestId: null,
    ...facts,
  };
  const creation = { id: 'dis_1', subject: 's', orderId: '' };
  return { ...documentOf(newDisclosure(creation, { ...PATIENT, ...input }, TODAY)), ...changed };
}

function aSuspension(changed: Partial<StoredSuspension> = {}): StoredSuspension {
  const input = {
    ...PATIENT,
    kind: 'written' as const,
    agency: 'FBI',
    official: '',
    statement: 'It would impede us',
    covers: 'recipient' as const,
    recipient: 'federal bureau',
    disclosureId: '',
    from: '2026-03-01',
    until: '2026-06-01',
  };
  return { ...documentOf(newSuspension({ id: 'sus_1', subject: 's' }, input, [], TODAY)), ...changed };
}

function anAccounting(changed: Partial<StoredAccounting> = {}): StoredAccounting {
  const input = {
    ...PATIENT,
    from: '2020-03-10',
    to: '2026-03-10',
    requester: 'patient' as const,
    requesterName: '',
    authority: '',
    proof: 'Driver license',
    receivedOn: '2026-03-10',
  };
  return { ...documentOf(newAccounting({ id: 'acc_1', subject: 's' }, input, TODAY)), ...changed };
}

const anIssue = (changed: Partial<StoredIssue> = {}): StoredIssue => ({
  issueId: 'iss_1',
  at: '2026-03-10T18:00:00.000Z',
  by: 'usr_1',
  byName: 'Sam Clerk',
  byTitle: 'Records Clerk',
  disclosures: 3,
  isComplete: true,
  withheld: 0,
  files: {
    pdf: { name: 'a.pdf', contentType: 'application/pdf', sha256: 'p', parts: 1 },
    csv: { name: 'a.csv', contentType: 'text/csv', sha256: 'c', parts: 1 },
  },
  otherNames: [],
  reason: '',
  missingDetails: [],
  entries: '',
  ...changed,
});

/** The details of the disclosure that the FBI suspension withholds. */
const MISSING = {
  disclosureId: '',
  patientName: 'Maria Santos',
  recipient: 'Federal Bureau of Investigation',
};
const EMPTY: DisclosureLog = { disclosures: [], suspensions: [], accountings: [] };

const own: Disclosure = {
  disclosureId: 'req_1/ev|open|1',
  at: '2026-02-15T10:00:00.000Z',
  patientName: 'Maria L. Santos',
  requestId: 'req_aaaaaaaaaaaaaaaaaaaaaaaa',
  orderId: 'ORD-1',
  recipient: 'Firm & Sons',
  by: 'holder',
  address: '',
  document: 'chart.pdf',
  action: 'download',
  purpose: 'Billing',
  basis: null,
  count: 1,
  lastOn: null,
};
const PERIOD: PatientPeriod = { ...PATIENT, from: '2026-01-01', to: '2026-03-10' };

describe('a disclosure made outside the portal', () => {
  it('has an event with ids and without patient data', () => {
    const decision = correctDisclosure(
      anEntry(),
      {
        facts: { ...anEntry().facts, recipient: 'DEA' },
        orderId: '',
        isVoid: false,
        reason: 'Typo',
        seen: 1,
      },
      [],
      TODAY,
    );
    expect(decision).toMatchObject({
      event: {
        kind: 'disclosure-corrected',
        details: { entry: 'dis_1', revision: 2, fields: 'recipient', isVoid: false },
      },
    });
    expect(JSON.stringify(decision.kind === 'change' && decision.event)).not.toMatch(
      /DEA|Federal|Maria|Typo/,
    );
  });

  it('keeps the values from before a correction', () => {
    const entry = anEntry();
    const facts = { ...entry.facts, recipient: 'DEA' };
    const corrected = documentOf(
      correctDisclosure(entry, { facts, orderId: '', isVoid: true, reason: 'Typo', seen: 1 }, [], TODAY),
    );
    expect(corrected).toMatchObject({ revision: 2, isVoid: true, facts: { recipient: 'DEA' } });
    expect(corrected.corrections).toMatchObject([
      {
        by: 'usr_1',
        reason: 'Typo',
        wasVoid: false,
        before: { recipient: 'Federal Bureau of Investigation' },
      },
    ]);
  });

  const { facts } = anEntry();
  const request = {
    facts: { ...facts, count: 2, lastOn: '2026-02-02' },
    orderId: '',
    isVoid: false,
    reason: 'x',
    seen: 1,
  };
  test.each([
    ['done', anEntry(), request],
    ['No changes were made', anEntry(), { ...request, facts }],
    ['on', anEntry(), { ...request, facts: { ...facts, on: '1979-01-01' } }],
    ['done', anEntry(), { ...request, facts, isVoid: true }],
    ['Someone else changed this entry. Please reload the page.', anEntry({}, { revision: 2 }), request],
    [
      'This entry was corrected too many times. Mark it as entered in error and record it again.',
      anEntry({}, { corrections: Array.from({ length: MAX_CORRECTIONS }, () => ({}) as never) }),
      request,
    ],
  ])('a correction returns: %s', (outcome, entry, correction) => {
    expect(refusalOf(correctDisclosure(entry, correction, [], TODAY))).toBe(outcome);
  });

  test.each([
    ['recipient', 'staff', 'DEA', {}],
    ['done', 'admin', 'DEA', {}],
    ['done', 'staff', 'Federal Bureau of Investigation, Field Office', {}],
    ['done', 'staff', 'DEA', { endedAt: '2026-03-01T00:00:00.000Z' }],
  ] as const)(
    'a correction under a suspension returns %s for %s and recipient %s',
    (outcome, kind, recipient, suspension) => {
      const entry = anEntry();
      const correction = { ...request, facts: { ...entry.facts, recipient } };
      const suspensions = [aSuspension({ recipient: entry.facts.recipient, ...suspension })];
      const writer = { ...TODAY, by: { ...TODAY.by, kind } };
      expect(refusalOf(correctDisclosure(entry, correction, suspensions, writer))).toBe(outcome);
    },
  );

  it('requires a patient name with searchable words', () => {
    const input = { ...PATIENT, ...facts, patientName: '...' };
    const creation = { id: 'dis_2', subject: 's', orderId: '' };
    expect(refusalOf(newDisclosure(creation, input, TODAY))).toBe('patientName');
  });

  test.each<[listed: boolean, facts: Partial<Facts>, changed?: Partial<StoredDisclosure>]>([
    [true, {}],
    [true, { on: '2026-01-01' }],
    [false, { on: '2025-12-31' }],
    [true, { on: '2025-12-31', count: 2, lastOn: '2026-01-01' }],
    [false, { on: '2025-11-30', count: 2, lastOn: '2025-12-31' }],
    [true, {}, { patientName: 'Maria Lopez Santos' }],
    [false, {}, { patientName: 'Mario Santos' }],
    [false, {}, { isVoid: true }],
  ])('is listed (%s) with %j and %j', (listed, changedFacts, changed) => {
    const found = findDisclosures(
      [],
      { disclosures: [anEntry(changedFacts, changed)], suspensions: [] },
      PERIOD,
      TODAY.now,
    );
    expect(listedDisclosures(found)).toHaveLength(listed ? 1 : 0);
  });

  it('is listed with the portal’s disclosures, newest first, and marked as outside', () => {
    const disclosureLog = { disclosures: [anEntry(), anEntry({ on: '2026-03-01' })], suspensions: [] };
    const found = findDisclosures([own], disclosureLog, PERIOD, TODAY.now);
    expect(found.map(({ at: when, by }) => [when.slice(0, 10), by])).toEqual([
      ['2026-03-01', 'outside'],
      ['2026-02-15', 'holder'],
      ['2026-02-01', 'outside'],
    ]);
    const row = disclosureRow(listedDisclosures(found)[2]!);
    expect(row).toEqual([
      '2026-02-01',
      'Maria Santos',
      'Federal Bureau of Investigation',
      'outside the portal',
      '1 Main St',
      'Chart',
      '',
      'Fax',
      'Law enforcement: Warrant 7',
      '',
      1,
      '',
      '',
      '',
    ]);
    expect(row).toHaveLength(disclosureColumns.length);
  });

  it.each([
    [true, 'yes'],
    [false, 'no, this list does not include all disclosures'],
  ])(
    'has rows with the patient, the period and whether the list is complete (%s)',
    (isComplete, complete) => {
      expect(Object.fromEntries(accountingFacts(PERIOD, isComplete, TODAY.now).slice(0, -1))).toMatchObject({
        patient: 'Maria Santos',
        'date of birth': '1980-02-29',
        from: '2026-01-01',
        to: '2026-03-10',
        complete,
      });
    },
  );
});

describe('a suspension', () => {
  test.each<[withheld: boolean, changed: Partial<StoredSuspension>, day?: string]>([
    [true, {}],
    [false, { from: '2026-03-12' }],
    [false, { recipient: 'bureau of prisons' }],
    [true, { patientName: 'Maria Lopez Santos' }],
    [false, { patientName: 'Mario Santos' }],
    [false, { covers: 'disclosure', disclosureId: 'dis_2' }],
    [true, { covers: 'disclosure', disclosureId: 'dis_1', recipient: '' }],
    [false, { endedAt: '2026-03-05T00:00:00.000Z' }],
    [true, {}, '2026-05-31'],
    // June 1 has started in UTC, but not in every time zone.
    [true, {}, '2026-06-01T11:59'],
    [false, {}, '2026-06-01T12:00'],
  ])('withholds (%s) with %j on %s', (withheld, changed, day = '2026-03-10') => {
    const [date, time] = day.split('T') as [string, string | undefined];
    const disclosureLog = { disclosures: [anEntry()], suspensions: [aSuspension(changed)] };
    const found = findDisclosures([own], disclosureLog, PERIOD, at(date, time));
    expect(listedDisclosures(found)).toHaveLength(withheld ? 1 : 2);
    expect(withheldDisclosures(found).map(({ withheldUntil }) => withheldUntil)).toEqual(
      withheld ? ['2026-06-01'] : [],
    );
  });

  it('withholds the portal’s disclosures too, until the latest end of several suspensions', () => {
    const suspensions = [
      aSuspension({ recipient: 'firm' }),
      aSuspension({ id: 'sus_2', covers: 'disclosure', disclosureId: own.disclosureId, until: '2027-01-01' }),
    ];
    const found = findDisclosures([own], { disclosures: [], suspensions }, PERIOD, TODAY.now);
    expect(withheldDisclosures(found)).toMatchObject([{ withheldUntil: '2027-01-01' }]);
  });

  it('leaves no trace in the listed disclosures', () => {
    const disclosureLog = { disclosures: [anEntry()], suspensions: [aSuspension()] };
    const text = JSON.stringify(listedDisclosures(findDisclosures([own], disclosureLog, PERIOD, TODAY.now)));
    expect(text).not.toMatch(/withheld|entry|Federal/);
  });

  const extension = {
    action: 'extend',
    seen: 1,
    kind: 'written',
    statement: 'More time',
    until: '2026-12-01',
    reason: 'Letter of March 9',
  } as const;

  test.each<[outcome: string, changed: Partial<StoredSuspension>, request: SuspensionChange]>([
    ['done', {}, extension],
    ['until', {}, { ...extension, until: '2026-06-01' }],
    ['until', {}, { ...extension, kind: 'oral' }],
    ['done', { until: '2026-03-20' }, { ...extension, kind: 'oral', until: '2026-03-31' }],
    ['This suspension has ended. Please record a new one.', { until: '2026-03-01' }, extension],
    ['Someone else changed this suspension. Please reload the page.', { revision: 2 }, extension],
    ['done', {}, { action: 'end', seen: 1, reason: 'They called it off' }],
  ])('a change returns: %s (%j, %j)', (outcome, changed, request) => {
    expect(refusalOf(changeSuspension(aSuspension(changed), request, [], TODAY))).toBe(outcome);
  });

  it('keeps its changes, and is no longer in force after it is ended', () => {
    const extended = documentOf(changeSuspension(aSuspension(), extension, [], TODAY));
    expect(extended).toMatchObject({
      until: '2026-12-01',
      statement: 'More time',
      changes: [{ fromDay: '2026-06-01', toDay: '2026-12-01', before: 'It would impede us' }],
    });
    const ended = documentOf(changeSuspension(extended, { action: 'end', seen: 2, reason: 'x' }, [], TODAY));
    expect(isInForce(extended, TODAY.now)).toBe(true);
    expect(isInForce(ended, TODAY.now)).toBe(false);
    expect(ended.changes).toHaveLength(2);
  });

  const oral = { kind: 'oral', official: 'Agent Lee', from: '2026-03-05', until: '2026-04-04' } as const;
  const earlier = { id: 'sus_0', kind: 'oral', from: '2026-02-20', until: '2026-03-08' } as const;
  test.each<[outcome: string, until: string, before: Partial<StoredSuspension>[]]>([
    ['done', '2026-04-04', []],
    ['until', '2026-04-04', [earlier]],
    ['done', '2026-03-22', [earlier]],
    ['until', '2026-03-23', [earlier, { ...earlier, id: 'sus_01', from: '2026-02-25' }]],
    ['until', '2026-04-04', [{ ...earlier, endedAt: '2026-02-21T00:00:00.000Z' }]],
    ['until', '2026-04-04', [{ ...earlier, patientName: 'Maria L. Santos', recipient: 'federal bureau of' }]],
    ['done', '2026-04-04', [{ ...earlier, patientName: 'Mario Santos' }]],
    ['done', '2026-04-04', [{ ...earlier, recipient: 'county court' }]],
    ['done', '2026-04-04', [{ ...earlier, covers: 'disclosure', disclosureId: 'dis_1' }]],
    // A later written statement restarts the count.
    ['done', '2026-04-04', [earlier, { id: 'sus_02', from: '2026-03-01' }]],
    ['until', '2026-04-04', [earlier, { id: 'sus_02', from: '2026-02-01' }]],
  ])('an oral suspension returns %s for the end %s after %j', (outcome, until, before) => {
    const { id, subject, ...input } = aSuspension({ ...oral, until });
    const others = before.map((one) => aSuspension(one));
    expect(refusalOf(newSuspension({ id, subject }, input, others, TODAY))).toBe(outcome);
    const shorter = aSuspension({ ...oral, until: '2026-03-12' });
    const extended = { ...extension, kind: 'oral', until } as const;
    expect(refusalOf(changeSuspension(shorter, extended, others, TODAY))).toBe(outcome);
  });

  test.each([
    ['patientName', { patientName: '—' }],
    ['recipient', { recipient: '...' }],
  ])('requires searchable words: %s', (field, changed) => {
    const { id, subject, ...input } = aSuspension();
    expect(refusalOf(newSuspension({ id, subject }, { ...input, ...changed }, [], TODAY))).toBe(field);
  });
});

describe('a request for an accounting', () => {
  it('is due 60 days after receipt', () => {
    expect(anAccounting()).toMatchObject({
      dueOn: '2026-05-09',
      due: '2026-05-09',
      requesterName: 'Maria Santos',
    });
  });

  test.each([
    ['2026-05-09', 'open'],
    ['2026-05-10', 'overdue'],
  ])('on %s is %s', (day, state) => {
    const view = viewOf(anAccounting(), { ...EMPTY, accountings: [anAccounting()] }, at(day));
    expect(view.state).toBe(state);
  });

  const extension = {
    action: 'extend',
    seen: 1,
    until: '2026-06-08',
    notifiedOn: '2026-05-09',
    reason: 'Volume',
  } as const;
  const LATER = writer('2026-05-20');
  test.each([
    ['done', {}, extension, LATER],
    ['until', {}, { ...extension, until: '2026-06-09' }, LATER],
    ['until', {}, { ...extension, until: '2026-05-09' }, LATER],
    ['notifiedOn', {}, { ...extension, notifiedOn: '2026-05-10' }, LATER],
    ['notifiedOn', {}, { ...extension, notifiedOn: '2026-03-09' }, LATER],
    ['notifiedOn', {}, extension, TODAY],
    [
      'The deadline for this accounting was already extended',
      { extension: { at: '', by: '', byName: '', byTitle: '', reason: '', notifiedOn: '' } },
      extension,
      LATER,
    ],
    [
      'This request was withdrawn',
      { withdrawal: { at: '', by: '', byName: '', byTitle: '', reason: '' } },
      extension,
      LATER,
    ],
    ['This accounting was already issued', { issues: [anIssue()] }, extension, LATER],
    ['Someone else changed this request. Please reload the page.', { revision: 2 }, extension, LATER],
  ])('an extension returns: %s', (outcome, changed, request, by) => {
    expect(refusalOf(changeAccounting(anAccounting(changed), request, [], by))).toBe(outcome);
  });

  it('has a later due date after an extension', () => {
    const extended = documentOf(changeAccounting(anAccounting(), extension, [], LATER));
    expect(extended).toMatchObject({
      dueOn: '2026-06-08',
      due: '2026-06-08',
      extension: { reason: 'Volume' },
    });
  });

  const WAIVED = { kind: 'waived' } as const;
  test.each<[isFree: boolean, earlier: Partial<StoredAccounting>[]]>([
    [true, []],
    [false, [{ receivedOn: '2025-03-11' }]],
    [true, [{ receivedOn: '2025-03-10' }]],
    [true, [{ receivedOn: '2026-03-11' }]],
    [
      false,
      [
        {
          receivedOn: '2026-03-10',
          made: { at: '2026-03-10T01:00:00.000Z', by: '', byName: '', byTitle: '' },
        },
      ],
    ],
    [true, [{ receivedOn: '2026-01-01', patientName: 'Mario Santos' }]],
    [true, [{ receivedOn: '2026-01-01', patientName: 'Maria L. Santos' }]],
    [false, [{ receivedOn: '2026-01-01', patientName: 'SANTOS, Maria' }]],
    [
      true,
      [{ receivedOn: '2026-01-01', withdrawal: { at: '', by: '', byName: '', byTitle: '', reason: '' } }],
    ],
    // The previous one had a fee, so these 12 months had no free one yet.
    [true, [{ receivedOn: '2025-01-01' }, { receivedOn: '2025-06-01' }]],
    [false, [{ receivedOn: '2025-01-01' }, { receivedOn: '2025-06-01', fee: WAIVED }]],
    [false, [{ receivedOn: '2025-06-01', isFree: true }]],
    [true, [{ receivedOn: '2025-06-01', isFree: false }]],
  ])('is free (%s) after %j', (isFree, earlier) => {
    const others = earlier.map((changed, index) => anAccounting({ id: `acc_0${index}`, ...changed }));
    const { isFree: found, usedOn } = feeExemption(anAccounting(), [...others, anAccounting()]);
    expect([found, usedOn === null]).toEqual([isFree, isFree]);
  });

  const BEFORE = anAccounting({ id: 'acc_0', receivedOn: '2026-01-01' });
  const notified = { kind: 'notified', cents: 1500, notifiedOn: '2026-03-10', agreedOn: null } as const;

  test.each([
    ['done', [BEFORE], null, { action: 'record-fee-notice', cents: 1500, notifiedOn: '2026-03-10' }],
    ['notifiedOn', [BEFORE], null, { action: 'record-fee-notice', cents: 1500, notifiedOn: '2026-03-09' }],
    ['notifiedOn', [BEFORE], null, { action: 'record-fee-notice', cents: 1500, notifiedOn: '2026-03-12' }],
    [
      'This accounting is free: it is the first in 12 months.',
      [],
      null,
      { action: 'record-fee-notice', cents: 1500, notifiedOn: '2026-03-10' },
    ],
    ['Tell the person the fee first', [BEFORE], null, { action: 'agree-to-fee', agreedOn: '2026-03-10' }],
    ['done', [BEFORE], notified, { action: 'agree-to-fee', agreedOn: '2026-03-10' }],
    ['agreedOn', [BEFORE], notified, { action: 'agree-to-fee', agreedOn: '2026-03-09' }],
    ['done', [BEFORE], notified, { action: 'waive-fee' }],
    ['done', [BEFORE], notified, { action: 'withdraw', reason: 'Too expensive' }],
  ] as const)('a fee change returns: %s', (outcome, others, fee, request) => {
    const decision = changeAccounting(anAccounting({ fee }), { ...request, seen: 1 }, others, TODAY);
    expect(refusalOf(decision)).toBe(outcome);
  });

  const UNPAID =
    'The person already used the free accounting of the last 12 months. Tell them the fee and wait for their answer, or waive the fee.';
  test.each<[outcome: string, others: readonly StoredAccounting[], changed: Partial<StoredAccounting>]>([
    ['done', [], {}],
    [UNPAID, [BEFORE], {}],
    [UNPAID, [BEFORE], { fee: notified }],
    ['done', [BEFORE], { fee: { ...notified, agreedOn: '2026-03-10' } }],
    ['done', [BEFORE], { fee: WAIVED }],
    [
      'This request was withdrawn',
      [],
      { withdrawal: { at: '', by: '', byName: '', byTitle: '', reason: '' } },
    ],
    ['reason', [], { issues: [anIssue()] }],
  ])('an issue returns: %s', (outcome, others, changed) => {
    const disclosureLog = { accountings: others, suspensions: [] };
    expect(
      refusalOf(issueRefusal(anAccounting(changed), { seen: 1, reason: '' }, disclosureLog, TODAY.now)),
    ).toBe(outcome);
  });

  it('has no due date after a complete issue, and is due for a reissue after a suspension ends', () => {
    const complete = documentOf(recordIssue(anAccounting(), anIssue(), { until: null, isFree: true }, TODAY));
    expect(complete.due).toBeUndefined();
    const issue = anIssue({ withheld: 1, missingDetails: [MISSING] });
    const missingDetails = documentOf(
      recordIssue(anAccounting(), issue, { until: '2026-06-01', isFree: true }, TODAY),
    );
    const disclosureLog = { ...EMPTY, accountings: [missingDetails], suspensions: [aSuspension()] };
    const during = viewOf(missingDetails, disclosureLog, at('2026-05-31'));
    expect(during).toMatchObject({ state: 'issued', reissueOn: '2026-06-01', isReissueDue: false });
    const after = viewOf(missingDetails, disclosureLog, at('2026-06-02'));
    expect(after).toMatchObject({ reissueOn: '2026-06-01', isReissueDue: true });
    const request = { seen: 2, reason: '' };
    expect(refusalOf(issueRefusal(missingDetails, request, disclosureLog, at('2026-05-31')))).toBe('reason');
    expect(issueRefusal(missingDetails, request, disclosureLog, at('2026-06-02'))).toBeNull();
    const extended = { ...disclosureLog, suspensions: [aSuspension({ until: '2026-12-01' })] };
    expect(viewOf(missingDetails, extended, at('2026-06-02'))).toMatchObject({
      reissueOn: '2026-12-01',
      isReissueDue: false,
    });
    const again = documentOf(
      recordIssue(missingDetails, anIssue({ issueId: 'iss_2' }), { until: null, isFree: true }, LATER),
    );
    expect(again.issues.map(({ issueId }) => issueId)).toEqual(['iss_1', 'iss_2']);
    expect(viewOf(again, disclosureLog, at('2026-06-02'))).toMatchObject({
      reissueOn: null,
      isReissueDue: false,
    });
  });

  describe('with disclosures withheld by two suspensions', () => {
    const bureau = aSuspension();
    const firm = aSuspension({ id: 'sus_2', recipient: 'firm', until: '2026-09-01' });
    const withheld = [anEntry(), own].map((one) =>
      'facts' in one ? { ...MISSING, disclosureId: one.id } : one,
    );
    const missingDetails = missingDetailsOf(withheld, [bureau, firm], TODAY.now);
    const accounting = anAccounting({
      due: '2026-06-01',
      issues: [anIssue({ withheld: 2, missingDetails })],
    });
    const ended = { ...bureau, endedAt: '2026-04-01T10:00:00.000Z' };

    it.each<[name: string, suspensions: StoredSuspension[], day: string, on: string, isDue: boolean]>([
      ['is not due while both are in force', [bureau, firm], '2026-05-31', '2026-06-01', false],
      ['is due after the first has expired', [bureau, firm], '2026-06-02', '2026-06-01', true],
      ['is due after the first was ended early', [ended, firm], '2026-04-02', '2026-04-02', true],
      [
        'is not due while another suspension withholds the same',
        [ended, { ...bureau, id: 'sus_3', until: '2026-08-01' }, firm],
        '2026-04-02',
        '2026-08-01',
        false,
      ],
    ])('%s', (_, suspensions, day, on, isDue) => {
      expect(reissueOf(accounting, suspensions, at(day))).toEqual({ on, isDue });
    });

    it('gets a new due date if a suspension ends early; others keep theirs', () => {
      const others = [anAccounting(), anAccounting({ issues: [anIssue()] })];
      expect(accountingsWithNewDueDate([accounting, ...others], [ended, firm], at('2026-04-02'))).toEqual([
        { ...accounting, due: '2026-04-02' },
      ]);
      expect(accountingsWithNewDueDate([accounting], [bureau, firm], at('2026-04-02'))).toEqual([]);
    });

    it('has one detail per recipient, or per disclosure that is suspended by id', () => {
      expect(missingDetails).toHaveLength(2);
      expect(missingDetailsOf([withheld[0]!, withheld[0]!], [bureau], TODAY.now)).toEqual([MISSING]);
      const alone = aSuspension({ covers: 'disclosure', disclosureId: 'dis_1', recipient: '' });
      expect(missingDetailsOf(withheld, [alone], TODAY.now)[0]).toMatchObject({ disclosureId: 'dis_1' });
    });
  });

  describe('that is issued', () => {
    const entries = entriesHash(anAccounting(), [], [anEntry()], digest);
    const accounting = anAccounting({ issues: [anIssue({ entries })] });
    const isChanged = (disclosures: StoredDisclosure[], changed: Partial<StoredIssue> = {}) => {
      const stored = { ...accounting, issues: [{ ...accounting.issues[0]!, ...changed }] };
      return viewOf(stored, { ...EMPTY, disclosures }, TODAY.now).isOutdated;
    };
    const another = (changed: Partial<StoredDisclosure> = {}, facts: Partial<Facts> = {}) => ({
      ...anEntry(facts, changed),
      id: 'dis_2',
    });

    it.each<[changed: boolean, what: string, disclosures: StoredDisclosure[], issue?: Partial<StoredIssue>]>([
      [false, 'nothing', [anEntry()]],
      [true, 'a correction', [anEntry({ recipient: 'DEA' })]],
      [true, 'a void', [anEntry({}, { isVoid: true })]],
      [true, 'a new entry', [anEntry(), another()]],
      [false, 'a new entry that is void', [anEntry(), another({ isVoid: true })]],
      [false, 'a new entry about someone else', [anEntry(), another({ patientName: 'Mario Santos' })]],
      [false, 'a new entry outside the period', [anEntry(), another({}, { on: '2020-03-09' })]],
      [true, 'a correction to a date outside the period', [anEntry({ on: '2020-03-09' })]],
      [
        true,
        'a new entry under a confirmed name',
        [anEntry(), another({ patientName: 'Mary Santos' })],
        { otherNames: ['Mary Santos'] },
      ],
    ])('is flagged (%s) after %s', (changed, _, disclosures, issue) => {
      expect(isChanged(disclosures, issue)).toBe(changed);
    });

    it('can be reissued for a reason, without a fee, and replaces the earlier issue', () => {
      const disclosureLog = {
        ...EMPTY,
        accountings: [anAccounting({ id: 'acc_0', receivedOn: '2026-01-01' })],
      };
      const request = { seen: 1, reason: 'The recipient was wrong' };
      expect(issueRefusal(accounting, request, disclosureLog, TODAY.now)).toBeNull();
      const second = anIssue({ issueId: 'iss_2', at: '2026-04-01T10:00:00.000Z', reason: request.reason });
      const again = recordIssue(accounting, second, { until: null, isFree: true }, TODAY);
      expect(again).toMatchObject({ event: { details: { isReissue: true, otherNames: 0 } } });
      expect(viewOf(documentOf(again), EMPTY, TODAY.now).issues).toMatchObject([
        { issueId: 'iss_2', reason: 'The recipient was wrong', replacedAt: null },
        { issueId: 'iss_1', reason: '', replacedAt: '2026-04-01T10:00:00.000Z' },
      ]);
    });
  });

  it('has a reminder a week before it is due, and when a reissue is due', () => {
    const missingDetails = anAccounting({ issues: [anIssue({ withheld: 1, missingDetails: [MISSING] })] });
    const disclosureLog = { ...EMPTY, suspensions: [aSuspension()] };
    const dueOf = (accounting: StoredAccounting, day: string) =>
      dueAccountings([viewOf(accounting, disclosureLog, at(day))], at(day));
    expect(dueOf(anAccounting(), '2026-05-01')).toBe(0);
    expect(dueOf(anAccounting(), '2026-05-02')).toBe(1);
    expect(dueOf(anAccounting(), '2026-08-02')).toBe(1);
    expect(dueOf(missingDetails, '2026-05-02')).toBe(0);
    expect(dueOf(missingDetails, '2026-06-02')).toBe(1);
    expect(dueOf(anAccounting({ issues: [anIssue()] }), '2026-05-02')).toBe(0);
  });
});
