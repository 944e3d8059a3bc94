import { expect, it } from 'vitest';
import { aTrailEvent } from '../testing/aTrail.ts';
import { partitionOf, SHARDS } from './partitionOf.ts';

it('partitionOf returns the same partition for all events of a request on a day', () => {
  const pk = partitionOf(aTrailEvent({ at: '2026-03-10T23:59:59.999Z' }));
  expect(pk).toMatch(/^2026-03-10\|[0-3]$/);
  expect(partitionOf(aTrailEvent({ at: '2026-03-10T00:00:00.000Z', eventId: 'ev|9' }))).toBe(pk);
});

it('partitionOf distributes accounts over all shards', () => {
  const subjects = Array.from({ length: 400 }, (_, index) => `usr_${(index * 7919).toString(36)}`);
  const pks = subjects.map((userId) => partitionOf({ at: '2026-03-10T08:00:00.000Z', userId }));
  const counts = [...new Set(pks)].map((pk) => pks.filter((other) => other === pk).length);
  expect(counts).toHaveLength(SHARDS);
  expect(Math.min(...counts)).toBeGreaterThan(50);
});
