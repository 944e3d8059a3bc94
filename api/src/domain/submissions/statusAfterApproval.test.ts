import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { expect, it } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import { statusAfterApproval } from './statusAfterApproval.ts';

const configured = [
  ...builtInStatuses.map(({ key }) => ({ key, isActive: true })),
  { key: 'deactivated', isActive: false },
];

/** History entries, oldest first; a star marks entries of the portal. */
const historyOf = (statuses: string) =>
  statuses.split(' ').map((each) => ({
    status: each.replace('*', ''),
    at: '2026-03-10T08:00:00.000Z',
    by: each.endsWith('*')
      ? ({ kind: 'system', id: null } as const)
      : ({ kind: 'client', id: 'usr_cleo' } as const),
    byName: 'Cleo Law',
    notes: '',
    isPrivate: false,
  }));

const anUpdate = {
  updateId: '00000000-0000-4000-8000-000000000001',
  reason: 'Other' as const,
  details: 'New',
  submittedAt: '2026-03-10T08:00:00.000Z',
  patientName: '',
  patientDob: '',
  contactPhone: '',
  decisions: {},
};

it('keeps update_requested if staff set it without an update', () => {
  const history = historyOf('pending processing update_requested');
  expect(statusAfterApproval(aRequest({ history, status: 'update_requested' }), configured)).toBe(
    'update_requested',
  );
});

it.each<[what: string, history: string, status: string]>([
  ['no update', 'pending processing', 'processing'],
  ['an earlier update only', 'pending update_requested on_hold', 'on_hold'],
  ['completed without an update', 'pending completed', 'completed'],
  ['a deactivated status without an update', 'pending deactivated', 'deactivated'],
  ['an update', 'pending processing update_requested', 'processing'],
  ['two updates in a row', 'pending processing update_requested update_requested', 'processing'],
  ['staff put it on hold before', 'processing on_hold update_requested', 'on_hold'],
  ['the earlier status was deleted', 'pending processing deleted update_requested', 'processing'],
  ['the earlier status was deactivated', 'pending processing deactivated update_requested', 'processing'],
  ['no earlier status is offered', 'deleted deactivated update_requested', 'pending'],
  ['closed before', 'pending processing completed update_requested', 'processing'],
  [
    'closed before, and updated before that',
    'processing update_requested completed update_requested',
    'processing',
  ],
  ['closed from the start', 'completed update_requested', 'pending'],
  ['nothing before', 'update_requested', 'pending'],
  [
    'updated while held for its fee, paid since',
    'processing on_hold* on_hold update_requested*',
    'processing',
  ],
  [
    'held for its fee after the update, paid since',
    'processing update_requested on_hold* update_requested*',
    'processing',
  ],
  [
    'held by staff, then for its fee, paid since',
    'processing on_hold update_requested on_hold* update_requested*',
    'on_hold',
  ],
])('%s (%s): %s', (_what, statuses, status) => {
  const history = historyOf(statuses);
  const request = aRequest({ history, status: history.at(-1)!.status, updates: [anUpdate] });
  expect(statusAfterApproval(request, configured)).toBe(status);
});
