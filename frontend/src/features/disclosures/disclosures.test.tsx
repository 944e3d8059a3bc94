import type { BodyOf, DataOf, Operation } from '@portal/contract/endpoint.ts';
import { listIncidents } from '@portal/contract/incidents/endpoints.ts';
import {
  accountDisclosures,
  changeAccounting,
  changeSuspension,
  correctDisclosure,
  issueAccounting,
  issueAccountingStatus,
  listAccountings,
  listSuspensions,
  readIssuedAccounting,
  readOtherNames,
  recordAccountingRequest,
  recordDisclosure,
  recordSuspension,
} from '@portal/contract/disclosures/endpoints.ts';
import { readRetention } from '@portal/contract/retention/endpoints/retention.ts';
import type { AccountingView, SuspensionView } from '@portal/contract/disclosures/schemas/accountings.ts';
import type { DisclosureView } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../testing/fill.ts';
import * as saving from '../../lib/saving/saveBlob.ts';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { openManagement } from '../../testing/openManagement.tsx';

const LONG_TIMEOUT = { timeout: 10_000 };
const AT = '2026-03-04T02:15:00.000Z';
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const PATIENT = { patientName: 'Maria Santos', patientDob: '1980-02-29' };

const anEntry = (overrides: Partial<DisclosureView> = {}): DisclosureView => ({
  disclosureId: `dis_${'a'.repeat(32)}`,
  at: `${day(-5)}T00:00:00.000Z`,
  patientName: 'Maria Santos',
  requestId: null,
  orderId: '',
  recipient: 'FBI',
  by: 'outside',
  address: '1 Main St',
  document: 'Chart',
  action: 'fax',
  purpose: 'Warrant 7',
  basis: 'law-enforcement',
  count: 1,
  lastOn: null,
  withheldUntil: null,
  entry: { revision: 1, isVoid: false, at: AT, byName: 'Sam Clerk', corrections: [] },
  ...overrides,
});

const aSuspension = (overrides: Partial<SuspensionView> = {}): SuspensionView => ({
  ...PATIENT,
  suspensionId: `sus_${'a'.repeat(32)}`,
  revision: 3,
  kind: 'oral',
  agency: 'FBI',
  official: 'Agent Lee',
  statement: 'It would impede us',
  covers: 'recipient',
  recipient: 'FBI',
  disclosureId: '',
  from: day(-1),
  until: day(20),
  isInForce: true,
  endedAt: null,
  at: AT,
  byName: 'Sam Clerk',
  changes: [],
  ...overrides,
});

const anAccounting = (overrides: Partial<AccountingView> = {}): AccountingView => ({
  ...PATIENT,
  from: '2020-03-10',
  to: '2026-03-10',
  requester: 'patient',
  requesterName: 'Maria Santos',
  authority: '',
  proof: 'Passport',
  receivedOn: day(-10),
  accountingId: `acc_${'a'.repeat(32)}`,
  revision: 2,
  at: AT,
  byName: 'Sam Clerk',
  byTitle: 'Records Clerk',
  state: 'open',
  dueOn: day(50),
  extension: null,
  isFree: true,
  freeUsedOn: null,
  fee: null,
  withdrawal: null,
  issues: [],
  reissueOn: null,
  isReissueDue: false,
  isOutdated: false,
  ...overrides,
});

interface PrivacyData {
  names?: DataOf<typeof readOtherNames>['names'];
  withoutPurpose?: DataOf<typeof readOtherNames>['withoutPurpose'];
  disclosures?: DisclosureView[];
  accountings?: AccountingView[];
  suspensions?: SuspensionView[];
  found?: Partial<DataOf<typeof accountDisclosures>>;
}

async function open(
  {
    disclosures = [],
    accountings = [],
    suspensions = [],
    names = [],
    withoutPurpose = [],
    found,
  }: PrivacyData = {},
  role: 'staff' | 'admin' = 'staff',
) {
  const lookUps: BodyOf<typeof accountDisclosures>[] = [];
  server.use(
    mockOperation(listAccountings, () => ({ accountings, hasMore: false })),
    mockOperation(listIncidents, () => ({ incidents: [], hasMore: false })),
    mockOperation(listSuspensions, () => ({ suspensions, hasMore: false })),
    mockOperation(readOtherNames, () => ({ names, withoutPurpose })),
    mockOperation(readRetention, () => ({ days: null, history: [], runs: [] })),
    mockOperation(accountDisclosures, ({ body }) => {
      lookUps.push(body);
      return {
        patients: ['Maria Santos'],
        requests: 1,
        orders: [{ requestId: `req_${'a'.repeat(24)}`, orderId: 'ORD-1' }],
        total: disclosures.length,
        withheld: 0,
        isComplete: true,
        disclosures,
        ...found,
      };
    }),
  );
  const { user } = openManagement('privacy', role);
  await screen.findByRole('button', { name: 'Show disclosures' }, LONG_TIMEOUT);
  return { user, lookUps };
}

async function lookUp(user: UserEvent) {
  await fill(user, screen.getByLabelText('Patient name'), 'Maria Santos');
  await fill(user, screen.getByLabelText('Date of birth'), '1980-02-29');
  await user.click(screen.getByRole('button', { name: 'Show disclosures' }));
  await screen.findByRole('button', { name: 'Record a disclosure' });
}

/** Mocks an operation and returns the bodies sent to it. */
function recordCalls<O extends Operation>(operation: O, result: DataOf<O>): BodyOf<O>[] {
  return recordBodies(operation, () => result);
}

const BUNDLE = 'b'.repeat(32);
/** The page asks for the state every second. */
const SECONDS = { timeout: 10_000 };

/** Mocks the states of an ordered issue in turn; the last one repeats. */
function mockIssue(...states: { state: 'building' | 'ready' | 'failed'; problem?: string }[]) {
  let polled = 0;
  server.use(
    mockOperation(issueAccountingStatus, () => {
      const { state, problem = null } = states[Math.min(polled, states.length - 1)]!;
      polled += 1;
      return { bundleId: BUNDLE, state, problem, accounting: state === 'ready' ? anAccounting() : null };
    }),
  );
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('a disclosure made outside the portal', () => {
  it('is recorded for the patient who was looked up, and the list reloads', async () => {
    const { user, lookUps } = await open();
    await lookUp(user);
    const sent = recordCalls(recordDisclosure, { disclosureId: `dis_${'b'.repeat(32)}`, revision: 1 });
    await user.click(screen.getByRole('button', { name: 'Record a disclosure' }));
    const form = dialog('Record a disclosure');
    expect(form.getByText('Maria Santos, born on February 29, 1980')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Recipient is required')).toBeVisible();
    expect(form.getByText('Please select the basis')).toBeVisible();
    set(form.getByLabelText('Date of the disclosure'), day(3));
    await fill(user, form.getByLabelText('What was disclosed'), 'Chart of 2024');
    await fill(user, form.getByLabelText('Recipient'), 'County court');
    await user.selectOptions(form.getByLabelText('How it was disclosed'), 'Mail');
    await user.selectOptions(form.getByLabelText('Basis'), 'Other');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The date must not be in the future')).toBeVisible();
    expect(form.getByText('Please enter the purpose')).toBeVisible();
    expect(sent).toEqual([]);
    set(form.getByLabelText('Date of the disclosure'), day(-3));
    await user.selectOptions(form.getByLabelText('Basis'), 'Court order, subpoena, or other legal process');
    await user.selectOptions(form.getByLabelText(/^Request/), 'ORD-1');
    set(form.getByLabelText('Number of disclosures'), '4');
    set(form.getByLabelText(/^Date of the last disclosure/), day(-1));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Disclosure recorded')).toBeVisible();
    expect(sent).toMatchObject([
      {
        ...PATIENT,
        on: day(-3),
        recipient: 'County court',
        channel: 'mail',
        basis: 'legal-process',
        count: 4,
        lastOn: day(-1),
        requestId: `req_${'a'.repeat(24)}`,
      },
    ]);
    await waitFor(() => expect(lookUps).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is corrected with a reason, keeps the typed values when rejected, and shows its history', async () => {
    const before = {
      on: day(-6),
      recipient: 'DEA',
      address: '',
      document: 'Chart',
      channel: 'phone' as const,
      basis: 'research' as const,
      purpose: '',
      count: 1,
      lastOn: '',
      requestId: null,
    };
    const correction = { at: AT, byName: 'Ada Admin', reason: 'Typo', wasVoid: false, before };
    const entry = { revision: 2, isVoid: false, at: AT, byName: 'Sam Clerk', corrections: [correction] };
    const { user } = await open({ disclosures: [anEntry({ entry })] });
    await lookUp(user);
    const row = within(screen.getByRole('list', { name: /^Maria Santos/ })).getByRole('listitem');
    expect(row).toHaveTextContent('ChartFaxOutside the portalFBI, 1 Main St');
    expect(row).toHaveTextContent('Purpose: Law enforcement: Warrant 7');
    expect(row).toHaveTextContent(
      /Corrected by Ada Admin on .*: Typo Before: .* · DEA · Chart · Phone · Research/,
    );
    const sent = recordBodies(correctDisclosure, () => {
      throw new MockFailure('conflict', 'Someone else changed this entry.');
    });
    await user.click(within(row).getByRole('button', { name: 'Correct: Chart' }));
    const form = dialog('Correct the disclosure');
    await user.click(form.getByLabelText('Entered in error'));
    await fill(user, form.getByLabelText('Reason'), 'Another patient');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Someone else changed this entry.')).toBeVisible();
    expect(form.getByLabelText('Reason')).toHaveValue('Another patient');
    expect(sent).toMatchObject([
      { seen: 2, isVoid: true, reason: 'Another patient', recipient: 'FBI', count: 1 },
    ]);
  });

  it('shows when it was entered in error or is withheld, and then offers no Withhold button', async () => {
    const voided = anEntry({
      disclosureId: `dis_${'b'.repeat(32)}`,
      entry: { revision: 2, isVoid: true, at: AT, byName: 'Sam Clerk', corrections: [] },
    });
    const { user } = await open({
      disclosures: [anEntry({ withheldUntil: '2026-12-01' }), voided],
      found: { total: 0, withheld: 1 },
    });
    await lookUp(user);
    expect(screen.getByText(/Accountings currently withhold 1 disclosure\./)).toBeVisible();
    expect(screen.getByText('Withheld until Dec 1, 2026')).toBeVisible();
    expect(screen.getByText('Entered in error')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Withhold/ })).not.toBeInTheDocument();
  });
});

describe('a suspension', () => {
  it('can be recorded from a disclosure, for the recipient or for that disclosure only', async () => {
    const { user } = await open({ disclosures: [anEntry()] });
    await lookUp(user);
    const sent = recordCalls(recordSuspension, { ...aSuspension(), covered: 1 });
    await user.click(screen.getByRole('button', { name: 'Withhold: Chart' }));
    const form = dialog('Record a suspension');
    expect(form.getByLabelText('Recipient')).toHaveValue('FBI');
    await user.click(form.getByLabelText('Only this disclosure: Chart'));
    expect(form.queryByLabelText('Recipient')).not.toBeInTheDocument();
    await user.click(form.getByLabelText('Oral, for at most 30 days'));
    await user.type(form.getByLabelText('Agency'), 'FBI');
    await fill(user, form.getByLabelText('What the statement says'), 'It would impede us');
    set(form.getByLabelText('Until'), day(40));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await form.findByText('A suspension based on an oral statement can last at most 30 days'),
    ).toBeVisible();
    expect(form.getByText('Please enter who made the statement')).toBeVisible();
    await fill(user, form.getByLabelText('Official'), 'Agent Lee');
    set(form.getByLabelText('Until'), day(30));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Suspension recorded')).toBeVisible();
    expect(sent).toMatchObject([
      {
        ...PATIENT,
        kind: 'oral',
        covers: 'disclosure',
        disclosureId: anEntry().disclosureId,
        until: day(30),
      },
    ]);
  });

  it('warns when it withholds nothing yet', async () => {
    const { user } = await open({ disclosures: [anEntry()] });
    await lookUp(user);
    recordCalls(recordSuspension, { ...aSuspension(), covered: 0 });
    await user.click(screen.getByRole('button', { name: 'Withhold: Chart' }));
    const form = dialog('Record a suspension');
    await user.type(form.getByLabelText('Agency'), 'FBI');
    await fill(user, form.getByLabelText('What the statement says'), 'It would impede us');
    set(form.getByLabelText('Until'), day(40));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/it doesn’t withhold any of this patient’s disclosures yet/),
    ).toBeVisible();
  });

  it('is read-only for staff', async () => {
    await open({
      suspensions: [aSuspension()],
    });
    const list = within(await screen.findByRole('list', { name: 'Suspensions' }));
    expect(list.getByText(/^Withholds until/)).toBeVisible();
    expect(list.getByText(/FBI, Agent Lee/)).toBeVisible();
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be searched by patient; ended suspensions are shown on demand', async () => {
    const ended = (patientName: string, letter: string) =>
      aSuspension({ patientName, suspensionId: `sus_${letter.repeat(32)}`, isInForce: false });
    const { user } = await open({
      suspensions: [
        aSuspension(),
        aSuspension({ patientName: 'Peter Klein', suspensionId: `sus_${'b'.repeat(32)}` }),
        ended('Maria Santos', 'c'),
        ended('Anna Meier', 'd'),
      ],
    });
    const rows = () =>
      within(screen.getByRole('list', { name: 'Suspensions' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/(Withholds|Ended).*/, ''));
    await screen.findByRole('list', { name: 'Suspensions' });
    expect(rows()).toEqual(['Maria Santos', 'Peter Klein']);
    await user.click(screen.getByRole('button', { name: 'Show ended (2)' }));
    expect(rows()).toEqual(['Maria Santos', 'Peter Klein', 'Maria Santos', 'Anna Meier']);
    const search = screen.getByRole('searchbox', { name: 'Search suspensions by patient' });
    await user.type(search, 'santos mar');
    expect(rows()).toEqual(['Maria Santos', 'Maria Santos']);
    await user.click(screen.getByRole('button', { name: 'Hide ended' }));
    expect(rows()).toEqual(['Maria Santos']);
    await user.clear(search);
    await user.type(search, 'meier');
    expect(screen.getByText('No suspensions match this patient.')).toBeVisible();
  });

  it('can be extended and ended by admins', async () => {
    const { user } = await open({ suspensions: [aSuspension()] }, 'admin');
    const sent = recordCalls(changeSuspension, aSuspension());
    await user.click(await screen.findByRole('button', { name: 'Extend: Maria Santos' }));
    const extending = dialog('Extend the suspension');
    await fill(user, extending.getByLabelText('What the statement says'), 'It would still impede us');
    set(extending.getByLabelText('Until'), day(90));
    await fill(user, extending.getByLabelText('Reason'), 'Letter');
    await user.click(extending.getByRole('button', { name: 'Extend' }));
    expect(await screen.findByText('Suspension extended')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End now: Maria Santos' }));
    const ending = dialog('End the suspension');
    expect(ending.getByText(/accountings list what FBI asked to withhold/)).toBeVisible();
    await fill(user, ending.getByLabelText('Reason'), 'They called');
    await user.click(ending.getByRole('button', { name: 'End now' }));
    expect(await screen.findByText('Suspension ended')).toBeVisible();
    expect(sent).toMatchObject([
      { action: 'extend', seen: 3, kind: 'written', until: day(90), reason: 'Letter' },
      { action: 'end', seen: 3, reason: 'They called' },
    ]);
  });
});

describe('a request for an accounting', () => {
  it('is recorded with the requester, who may be a representative', async () => {
    const { user } = await open();
    await lookUp(user);
    const sent = recordCalls(recordAccountingRequest, anAccounting());
    await user.click(screen.getByRole('button', { name: 'Record an accounting request' }));
    const form = dialog('Record an accounting request');
    expect(form.queryByLabelText('Representative’s name')).not.toBeInTheDocument();
    await user.click(form.getByLabelText('A representative'));
    await fill(user, form.getByLabelText('How identity was verified'), 'Passport');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter the name of the representative')).toBeVisible();
    await fill(user, form.getByLabelText('Representative’s name'), 'Ana Lee');
    await fill(user, form.getByLabelText('Representative’s authority'), 'Guardian');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Request recorded')).toBeVisible();
    expect(sent).toMatchObject([
      {
        ...PATIENT,
        requester: 'representative',
        requesterName: 'Ana Lee',
        proof: 'Passport',
        receivedOn: day(0),
      },
    ]);
  });

  const LATER = '2026-12-01';
  it.each<[name: string, facts: Partial<AccountingView>, marks: RegExp, actions: string[]]>([
    ['free', {}, /Due .*Free \(first in 12 months\)/, ['Issue', 'Extend', 'Withdraw']],
    [
      'overdue and extended',
      {
        state: 'overdue',
        extension: { reason: 'Volume', notifiedOn: day(-20), at: AT, byName: 'Sam Clerk' },
      },
      /Overdue since/,
      ['Issue', 'Withdraw'],
    ],
    [
      'not free',
      { isFree: false, freeUsedOn: day(-90) },
      /Free accounting used/,
      ['Record fee', 'Waive the fee', 'Extend', 'Withdraw'],
    ],
    [
      'with a fee notice',
      { isFree: false, fee: { kind: 'notified', amount: 12.5, notifiedOn: day(0), agreedOn: null } },
      /Fee \$12\.50, not agreed yet/,
      ['Record agreement', 'Waive the fee', 'Extend', 'Withdraw'],
    ],
    [
      'with an agreed fee',
      { isFree: false, fee: { kind: 'notified', amount: 12.5, notifiedOn: day(0), agreedOn: day(0) } },
      /Fee \$12\.50, agreed/,
      ['Issue', 'Extend', 'Withdraw'],
    ],
    [
      'with a waived fee',
      { isFree: false, fee: { kind: 'waived' } },
      /Fee waived/,
      ['Issue', 'Extend', 'Withdraw'],
    ],
    [
      'withdrawn',
      { state: 'withdrawn', withdrawal: { reason: 'x', at: AT, byName: 'Sam Clerk' } },
      /Withdrawn.*Withdrawal recorded by Sam Clerk/,
      [],
    ],
    [
      'due for reissue later',
      { state: 'issued', reissueOn: LATER, issues: [anIssue()] },
      /Reissue on Dec 1, 2026/,
      ['Reissue'],
    ],
    [
      'due for reissue',
      { state: 'issued', reissueOn: LATER, isReissueDue: true, issues: [anIssue()] },
      /Reissue needed/,
      ['Reissue'],
    ],
    [
      'changed since it was issued',
      { state: 'issued', isOutdated: true, issues: [anIssue()] },
      /Changed since issued.*were recorded, corrected, or marked as entered in error/,
      ['Reissue'],
    ],
  ])('shows its state and the matching actions when %s', async (_, facts, marks, actions) => {
    await open({ accountings: [anAccounting(facts)] });
    const list = await screen.findByRole('list', { name: 'Accounting requests' });
    const row = within(list).getByRole('listitem');
    expect(row).toHaveTextContent(marks);
    const offered = within(row).queryAllByRole('button');
    const labels = offered
      .map(({ textContent }) => textContent)
      .filter((label) => !label?.startsWith('Save as'));
    expect(labels).toEqual(actions);
  });

  it('can be issued, extended, charged and withdrawn', async () => {
    const accounting = anAccounting({ isFree: false, freeUsedOn: day(-90) });
    const { user } = await open({
      accountings: [accounting, anAccounting({ accountingId: `acc_${'b'.repeat(32)}` })],
    });
    const sent = recordCalls(changeAccounting, accounting);
    const issued = recordCalls(issueAccounting, { bundleId: BUNDLE, state: 'ready' });
    mockIssue({ state: 'ready' });
    const press = async (name: string, index = 0) =>
      user.click((await screen.findAllByRole('button', { name: `${name}: Maria Santos` }))[index]!);
    await press('Record fee');
    await user.type(dialog('Accounting fee').getByLabelText('Fee in US dollars'), '12.50');
    await user.click(dialog('Accounting fee').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Request changed')).toBeVisible();
    await press('Waive the fee');
    await user.click(dialog('Waive the fee').getByRole('button', { name: 'Waive the fee' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await press('Extend');
    await fill(user, dialog('Extend the deadline').getByLabelText('Reason'), 'Volume');
    await user.click(dialog('Extend the deadline').getByRole('button', { name: 'Extend' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    await press('Withdraw');
    await fill(user, dialog('Record the withdrawal').getByLabelText('Reason'), 'They called');
    await user.click(dialog('Record the withdrawal').getByRole('button', { name: 'Record the withdrawal' }));
    await waitFor(() => expect(sent).toHaveLength(4));
    const shared = { accountingId: accounting.accountingId, seen: 2 };
    expect(sent).toMatchObject([
      { ...shared, action: 'record-fee-notice', amount: '12.50', notifiedOn: day(0) },
      { ...shared, action: 'waive-fee' },
      { ...shared, action: 'extend', until: day(80), notifiedOn: day(0), reason: 'Volume' },
      { ...shared, action: 'withdraw', reason: 'They called' },
    ]);
    await press('Issue');
    await user.selectOptions(
      dialog('Issue the accounting').getByLabelText('Language of the accounting'),
      'Español',
    );
    await user.click(dialog('Issue the accounting').getByRole('button', { name: 'Issue' }));
    expect(await screen.findByText('Accounting issued')).toBeVisible();
    expect(issued).toMatchObject([{ accountingId: `acc_${'b'.repeat(32)}`, seen: 2, language: 'es' }]);
  });

  it('is issued with the selected other names; none is preselected', async () => {
    const names = [
      { name: 'Mary Santos', disclosures: 1, withoutPurpose: [] },
      { name: 'Maria Santos-Lopez', disclosures: 2, withoutPurpose: [] },
    ];
    const { user } = await open({ accountings: [anAccounting()], names });
    const issued = recordCalls(issueAccounting, { bundleId: BUNDLE, state: 'ready' });
    mockIssue({ state: 'ready' });
    await user.click(await screen.findByRole('button', { name: 'Issue: Maria Santos' }));
    const form = dialog('Issue the accounting');
    const mary = await form.findByRole('checkbox', { name: 'Mary Santos (1 disclosure)' });
    const lopez = form.getByRole('checkbox', { name: 'Maria Santos-Lopez (2 disclosures)' });
    expect([mary, lopez].map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    expect(form.queryByLabelText('Reason')).not.toBeInTheDocument();
    await user.click(lopez);
    await user.click(form.getByRole('button', { name: 'Issue' }));
    expect(await screen.findByText('Accounting issued')).toBeVisible();
    expect(issued).toMatchObject([{ otherNames: ['Maria Santos-Lopez'], reason: '' }]);
  });

  it('names the requests without a purpose, and is issued without it only if staff say so', async () => {
    const requestId = `req_${'a'.repeat(24)}`;
    const withoutPurpose = [{ requestId, orderId: 'ORD-1' }];
    const ofMary = [{ requestId: `req_${'b'.repeat(24)}`, orderId: 'ORD-2' }];
    const { user } = await open({
      accountings: [anAccounting()],
      names: [{ name: 'Mary Santos', disclosures: 1, withoutPurpose: ofMary }],
      withoutPurpose,
    });
    const issued = recordCalls(issueAccounting, { bundleId: BUNDLE, state: 'ready' });
    mockIssue({ state: 'ready' });
    await user.click(await screen.findByRole('button', { name: 'Issue: Maria Santos' }));
    const form = dialog('Issue the accounting');
    expect(await form.findByRole('link', { name: 'ORD-1' })).toHaveAttribute(
      'href',
      `/dashboard/request/${requestId}?tab=details`,
    );
    expect(form.queryByRole('link', { name: 'ORD-2' })).not.toBeInTheDocument();
    await user.click(form.getByRole('checkbox', { name: /^Mary Santos/ }));
    expect(form.getByRole('link', { name: 'ORD-2' })).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: 'Issue without these purposes' }));
    await user.click(form.getByRole('button', { name: 'Issue' }));
    expect(await screen.findByText('Accounting issued')).toBeVisible();
    expect(issued).toMatchObject([{ withoutPurpose: true }]);
  });

  it('can be reissued for a reason, and shows what was replaced and why', async () => {
    const issues = [
      anIssue({ reason: 'Wrong recipient', otherNames: ['Mary Santos'] }),
      anIssue({ issueId: `iss_${'d'.repeat(32)}`, replacedAt: AT }),
    ];
    const { user } = await open({ accountings: [anAccounting({ state: 'issued', issues })] });
    const row = within(await screen.findByRole('list', { name: 'Accounting requests' })).getByRole(
      'listitem',
    );
    expect(row).toHaveTextContent(/Other names: Mary Santos\. Reissued: Wrong recipient/);
    expect(within(row).getAllByText(/^Replaced on/)).toHaveLength(1);
    await user.click(within(row).getByRole('button', { name: 'Reissue: Maria Santos' }));
    const form = dialog('Issue the accounting');
    expect(await form.findByText('No similar names have this date of birth.')).toBeVisible();
    expect(form.getByText(/^This replaces the accounting issued on .* at no charge/)).toBeVisible();
    server.use(
      failOperation(issueAccounting, 'invalid_input', 'x', {
        reason: 'Please enter why you are issuing it again',
      }),
    );
    await user.click(form.getByRole('button', { name: 'Issue' }));
    expect(await form.findByText('Please enter why you are issuing it again')).toBeVisible();
    const issued = recordCalls(issueAccounting, { bundleId: BUNDLE, state: 'ready' });
    mockIssue({ state: 'ready' });
    await user.type(form.getByLabelText('Reason'), 'A disclosure was missing');
    await user.click(form.getByRole('button', { name: 'Issue' }));
    expect(await screen.findByText('Accounting issued')).toBeVisible();
    expect(issued).toMatchObject([{ otherNames: [], reason: 'A disclosure was missing' }]);
  });

  it('shows that it is being issued, why it was not, and can be retried', async () => {
    const { user } = await open({ accountings: [anAccounting()] });
    const issued = recordCalls(issueAccounting, { bundleId: BUNDLE, state: 'building' });
    mockIssue(
      { state: 'failed', problem: 'Someone else changed this request. Please reload the page.' },
      { state: 'failed' },
      { state: 'building' },
      { state: 'ready' },
    );
    await user.click(await screen.findByRole('button', { name: 'Issue: Maria Santos' }));
    const form = dialog('Issue the accounting');
    const issue = () => user.click(form.getByRole('button', { name: 'Issue' }));
    await issue();
    expect(await form.findByText(/^Preparing the accounting/)).toBeVisible();
    expect(await form.findByText(/^Someone else changed this request/, {}, SECONDS)).toBeVisible();
    await issue();
    expect(await form.findByText(/^The accounting could not be prepared/, {}, SECONDS)).toBeVisible();
    await issue();
    expect(await screen.findByText('Accounting issued', {}, SECONDS)).toBeVisible();
    expect(issued).toHaveLength(3);
  });

  it('is one of five in the collapsed list, and all are shown on demand', async () => {
    const accountings = Array.from({ length: 7 }, (_, index) =>
      anAccounting({ accountingId: `acc_${String(index).repeat(32)}` }),
    );
    const { user } = await open({ accountings });
    const list = within(await screen.findByRole('list', { name: 'Accounting requests' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(list.getAllByRole('listitem')).toHaveLength(7);
  });

  it('offers the issued files for saving', async () => {
    const saved = vi.spyOn(saving, 'saveBlob').mockImplementation(() => undefined);
    const { user } = await open({
      accountings: [anAccounting({ state: 'issued', issues: [anIssue({ withheld: 2 })] })],
    });
    server.use(
      mockOperation(readIssuedAccounting, ({ query }) => ({
        name: `disclosures.${query.file}`,
        contentType: 'text/csv',
        content: btoa(`time,recipient ${query.issueId.slice(0, 5)}`),
      })),
    );
    expect(
      await screen.findByText(
        /Issued by Sam Clerk, Records Clerk on .* with 3 disclosures\. Withholds 2 disclosures\./,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Save as CSV: issued on/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [blob, name] = saved.mock.calls[0]!;
    expect([await blob.text(), name]).toEqual(['time,recipient iss_c', 'disclosures.csv']);
    expect(await screen.findByText('Accounting exported')).toBeVisible();
    saved.mockRestore();
  });

  it('shows why the lists failed to load', async () => {
    server.use(
      mockOperation(listSuspensions, () => ({ suspensions: [], hasMore: false })),
      failOperation(listAccountings, 'unavailable', 'The store is down'),
    );
    openManagement('privacy', 'staff');
    expect(
      await screen.findByText(
        'No suspensions. To record one, enter the patient above and choose “Show disclosures”.',
        {},
        LONG_TIMEOUT,
      ),
    ).toBeVisible();
    expect(await screen.findByText('The store is down', {}, LONG_TIMEOUT)).toBeVisible();
  });
});

function anIssue(
  overrides: Partial<AccountingView['issues'][number]> = {},
): AccountingView['issues'][number] {
  return {
    issueId: `iss_${'c'.repeat(32)}`,
    at: AT,
    byName: 'Sam Clerk',
    byTitle: 'Records Clerk',
    disclosures: 3,
    isComplete: true,
    sha256: 'e'.repeat(64),
    withheld: 0,
    otherNames: [],
    reason: '',
    replacedAt: null,
    ...overrides,
  };
}
