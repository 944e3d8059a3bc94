import { expect, it } from 'vitest';
import { aDigest } from '../testing/aTrail.ts';
import { nextSeal, type Seal } from './seal.ts';
import { verifySeals } from './verifySeals.ts';

const now = new Date('2026-03-14T01:10:00.000Z');
const heads = [{ pk: '2026-03-10|0', n: 3, hash: 'h3' }];
const seals: Seal[] = [];
for (const day of ['2026-03-10', '2026-03-11', '2026-03-12']) {
  seals.push(nextSeal(day, day === '2026-03-10' ? heads : [], seals.at(-1) ?? null, aDigest, now));
}

it('verifySeals accepts one chained seal per day', () => {
  expect(verifySeals(seals, aDigest)).toEqual([]);
  expect(verifySeals([], aDigest)).toEqual([]);
});

it.each<[string, readonly object[], string]>([
  ['a middle day is missing', seals.toSpliced(1, 1), '2026-03-12'],
  ['the first day is missing', seals.slice(1), '2026-03-11'],
  ['a head is lowered', seals.with(0, { ...seals[0]!, heads: [{ ...heads[0]!, n: 2 }] }), '2026-03-10'],
  ['a seal is replaced', seals.with(0, nextSeal('2026-03-10', [], null, aDigest, now)), '2026-03-11'],
  ['a seal has a lifetime', seals.with(1, { ...seals[1]!, ttl: 60 } as never), '2026-03-11'],
])('verifySeals reports that %s', (_, documents, day) => {
  expect(verifySeals(documents as readonly Record<string, unknown>[], aDigest)).toContainEqual(
    expect.objectContaining({ pk: `seal ${day}` }),
  );
});
