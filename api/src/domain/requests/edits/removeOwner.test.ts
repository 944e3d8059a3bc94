import { expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import type { Actor } from '../actor.ts';
import { readmitOwner, removeOwner } from './removeOwner.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');
const AT = NOW.toISOString();
const by: Actor = { kind: 'client', id: 'usr_submitter' };

const request = aRequest({
  submitterId: 'usr_submitter',
  owners: ['usr_submitter', 'usr_2', 'usr_3'],
  ownersSince: { usr_2: AT, usr_3: AT },
});

test('removes an account, remembers who removed it, and takes the request out of its list', () => {
  expect(removeOwner(request, 'usr_2', by, NOW)).toEqual({
    kind: 'change',
    change: {
      request: {
        ...request,
        seq: 2,
        owners: ['usr_submitter', 'usr_3'],
        ownersSince: { usr_3: AT },
        removedOwners: [{ userId: 'usr_2', at: AT, by }],
      },
      event: { kind: 'owner-removed', at: AT, by, details: { userId: 'usr_2' } },
      steps: [{ kind: 'project' }, { kind: 'remove-from-list', userId: 'usr_2' }],
    },
  });
});

test('readmits a removed account without adding it', () => {
  const removed = { ...request, owners: ['usr_submitter'], removedOwners: [{ userId: 'usr_2', at: AT, by }] };
  expect(readmitOwner(removed, 'usr_2', by, NOW)).toMatchObject({
    kind: 'change',
    change: {
      request: { seq: 2, owners: ['usr_submitter'], removedOwners: [] },
      event: { kind: 'owner-readmitted', details: { userId: 'usr_2' } },
    },
  });
});

test.each([
  ['removing the submitter', removeOwner, 'usr_submitter', 'submitter'],
  ['removing an account that never had it', removeOwner, 'usr_9', 'unknown'],
  ['removing a removed account', removeOwner, 'usr_8', 'same'],
  ['readmitting an account that has it', readmitOwner, 'usr_2', 'same'],
  ['readmitting an account that never had it', readmitOwner, 'usr_9', 'unknown'],
] as const)('%s changes nothing', (_, decide, userId, kind) => {
  const removedOwners = [{ userId: 'usr_8', at: AT, by }];
  expect(decide({ ...request, removedOwners }, userId, by, NOW)).toEqual({ kind });
});
