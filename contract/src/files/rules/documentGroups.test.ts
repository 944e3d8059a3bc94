import { describe, expect, it } from 'vitest';
import { downloadState } from '../schemas/downloadState.ts';
import { type DocumentFacts, documentGroups } from './documentGroups.ts';

const SOON = '2026-12-01T10:00:00.000Z';
const LATER = '2026-12-12T10:00:00.000Z';

const document = (facts: Partial<DocumentFacts>): DocumentFacts => ({ paymentState: 'unpaid', ...facts });
const free = document({ downloadState: 'free' });
const notice = document({ downloadState: 'free', isNotice: true });
const once = document({ downloadState: 'once', downloadUntil: LATER });
const locked = document({ downloadState: 'embargo', availableAt: LATER });

/** The groups as text: kind, number of documents, and instant. */
const groupsOf = (...documents: readonly DocumentFacts[]) =>
  documentGroups(documents).map(({ kind, documents: { length }, at }) =>
    [kind, length, at ?? ''].join(' ').trim(),
  );

const open = { downloadRequest: { state: 'open' } };
const allowed = { downloadRequest: { state: 'allowed' } };

const table: readonly (readonly [string, Partial<DocumentFacts>, string | null])[] = [
  ['free', { downloadState: 'free' }, 'ready 1'],
  ['once', { downloadState: 'once', downloadUntil: SOON }, `window 1 ${SOON}`],
  ['again', { downloadState: 'again', downloadAgainUntil: SOON }, `repeat 1 ${SOON}`],
  ['scan-pending', { downloadState: 'scan-pending' }, 'scanning 1'],
  ['infected', { downloadState: 'infected' }, 'blocked 1'],
  ['unpaid', { downloadState: 'payment-required' }, 'toPay 1'],
  ['unpaid after a failed payment', { downloadState: 'payment-required', paymentState: 'failed' }, 'toPay 1'],
  ['unpaid, clearing', { downloadState: 'payment-required', paymentState: 'clearing' }, 'clearing 1'],
  [
    'unpaid under embargo',
    { downloadState: 'payment-required', availableAt: LATER },
    `lockedUnpaid 1 ${LATER}`,
  ],
  ['payment-disputed', { downloadState: 'payment-disputed' }, 'paymentDisputed 1'],
  ['payment-lost', { downloadState: 'payment-lost' }, 'paymentLost 1'],
  ['embargo', { downloadState: 'embargo', availableAt: LATER }, `locked 1 ${LATER}`],
  ['window-closed', { downloadState: 'window-closed' }, 'missed 1'],
  ['window-closed, another download requested', { downloadState: 'window-closed', ...open }, 'requested 1'],
  ['already-downloaded', { downloadState: 'already-downloaded' }, 'usedUp 1'],
  ['already-downloaded, requested', { downloadState: 'already-downloaded', ...open }, 'requested 1'],
  [
    'already-downloaded after an allowed one',
    { downloadState: 'already-downloaded', ...allowed },
    'usedUp 1',
  ],
  ['account-limit', { downloadState: 'account-limit' }, 'noPlace 1'],
  ['account-limit, requested', { downloadState: 'account-limit', ...open }, 'requested 1'],
  ['withdrawn', { downloadState: 'withdrawn' }, 'withdrawn 1'],
  ['deleted', { downloadState: 'deleted' }, 'deleted 1'],
  ['unknown, from an earlier version', {}, null],
];

describe('documentGroups', () => {
  it.each(table)('groups a document that is %s', (_state, facts, group) => {
    expect(groupsOf(document(facts))).toEqual(group === null ? [] : [group]);
  });

  it('has a row for every state of the download rule', () => {
    const states = new Set(table.flatMap(([, { downloadState: state }]) => state ?? []));
    expect([...states].toSorted()).toEqual([...downloadState.options].toSorted());
  });

  it.each<[string, readonly DocumentFacts[], readonly string[]]>([
    [
      'puts an open window before documents to pay for, ready ones, and locked ones',
      [locked, free, document({ downloadState: 'payment-required' }), once],
      [`window 1 ${LATER}`, 'toPay 1', 'ready 1', `locked 1 ${LATER}`],
    ],
    [
      'puts what happens next before downloads that are used up',
      [document({ downloadState: 'already-downloaded' }), locked],
      [`locked 1 ${LATER}`, 'usedUp 1'],
    ],
    [
      'puts a withdrawn document last',
      [document({ downloadState: 'withdrawn' }), document({ downloadState: 'already-downloaded' })],
      ['usedUp 1', 'withdrawn 1'],
    ],
    [
      'names the first of several windows to end',
      [once, document({ downloadState: 'once', downloadUntil: SOON })],
      [`window 2 ${SOON}`],
    ],
    [
      'separates embargoes that end at different times, the first one first',
      [locked, locked, document({ downloadState: 'embargo', availableAt: SOON })],
      [`locked 1 ${SOON}`, `locked 2 ${LATER}`],
    ],
    ['counts the notice with documents that are ready', [notice, free], ['ready 2']],
    ['does not count the notice with a document in its window', [notice, once], [`window 1 ${LATER}`]],
    ['does not count the notice with locked documents', [notice, locked], [`locked 1 ${LATER}`]],
    ['names the notice if there is nothing else', [notice], ['noticeOnly 1']],
    ['says nothing of a withdrawn notice', [{ ...notice, downloadState: 'withdrawn' }], []],
    ['says nothing without documents', [], []],
  ])('%s', (_title, documents, groups) => {
    expect(groupsOf(...documents)).toEqual(groups);
  });
});
