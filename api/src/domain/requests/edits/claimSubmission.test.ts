import { expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import type { RequestDocument } from '../requestDocument.ts';
import { claimSubmission } from './claimSubmission.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');
const AT = NOW.toISOString();
const DAY_BEFORE = '2026-03-11T09:00:00.000Z';

const unclaimed = (parts: Partial<RequestDocument> = {}): RequestDocument => ({
  ...aRequest(),
  source: 'client',
  submitterId: null,
  owners: [],
  submittedAt: '2026-03-12T08:00:00.000Z',
  ...parts,
});

test('makes the client the submitter, with an event, and fills their address book', () => {
  const request = unclaimed();
  expect(claimSubmission(request, 'usr_a', NOW)).toEqual({
    request: {
      ...request,
      seq: request.seq + 1,
      submitterId: 'usr_a',
      owners: ['usr_a'],
      ownersSince: { usr_a: AT },
    },
    event: {
      kind: 'owner-added',
      at: AT,
      by: { kind: 'client', id: 'usr_a' },
      details: { userId: 'usr_a', isSubmitter: true },
    },
    steps: [{ kind: 'project' }, { kind: 'record-contacts' }],
  });
});

test('keeps the accounts that have the request, and since when', () => {
  const request = unclaimed({ owners: ['usr_b', 'usr_a'], ownersSince: { usr_a: DAY_BEFORE } });
  expect(claimSubmission(request, 'usr_a', NOW)?.request).toMatchObject({
    submitterId: 'usr_a',
    owners: ['usr_b', 'usr_a'],
    ownersSince: { usr_a: DAY_BEFORE },
  });
});

test.each<[string, Partial<RequestDocument>]>([
  ['another account submitted it', { submitterId: 'usr_b', owners: ['usr_b'] }],
  ['the account is the submitter', { submitterId: 'usr_a', owners: ['usr_a'] }],
  ['staff entered it', { source: 'internal' }],
  ['its code was replaced', { codeVersion: 1 }],
  ['it is a day old', { submittedAt: DAY_BEFORE }],
  [
    'the account was removed',
    { removedOwners: [{ userId: 'usr_a', at: AT, by: { kind: 'staff', id: 'usr_s' } }] },
  ],
])('changes nothing if %s', (_, parts) => {
  expect(claimSubmission(unclaimed(parts), 'usr_a', NOW)).toBeNull();
});
