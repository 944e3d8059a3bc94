import { expect, test } from 'vitest';
import { aRoot } from '../../testing/aRoot.ts';
import { addOwner, MAX_OWNERS } from './addOwner.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');

test('adds the request to the client’s list as a new version with its event', () => {
  const root = aRoot({ owners: ['usr_1'] });
  expect(addOwner(root, 'usr_2', NOW)).toEqual({
    kind: 'add',
    change: {
      root: { ...root, seq: 2, owners: ['usr_1', 'usr_2'] },
      event: {
        kind: 'owner-added',
        at: '2026-03-12T09:00:00.000Z',
        by: { kind: 'client', id: 'usr_2' },
        details: { userId: 'usr_2' },
      },
      work: [{ kind: 'project' }],
    },
  });
});

test('a client who is already an owner changes nothing, even if the list of owners is full', () => {
  const owners = Array.from({ length: MAX_OWNERS }, (_, index) => `usr_${index}`);
  expect(addOwner(aRoot({ owners }), 'usr_3', NOW)).toEqual({ kind: 'already' });
});

test('rejects an owner above the limit of 20', () => {
  const owners = Array.from({ length: 20 }, (_, index) => `usr_${index}`);
  expect(addOwner(aRoot({ owners: owners.slice(1) }), 'usr_0', NOW).kind).toBe('add');
  expect(addOwner(aRoot({ owners }), 'usr_new', NOW)).toEqual({ kind: 'full' });
});
