import { describe, expect, it } from 'vitest';
import { aDigest } from '../testing/aTrail.ts';
import { sealCopyName, sealCopyContent, nextSeal, type Seal } from './seal.ts';
import { verifySealCopies } from './verifySealCopies.ts';

const DAYS = ['2026-03-10', '2026-03-11', '2026-03-12'];
const sealedAt = new Date('2026-03-13T01:10:00.000Z');
const later = new Date('2026-03-13T09:00:00.000Z');
const seals: Seal[] = [];
for (const day of DAYS) seals.push(nextSeal(day, [], seals.at(-1) ?? null, aDigest, sealedAt));
const copiesOf = (list: readonly Seal[]) =>
  new Map(list.map((seal) => [sealCopyName(seal.day), sealCopyContent(seal)]));
const copies = copiesOf(seals);

it('verifySealCopies accepts seals that equal their copies, without the fields that the store adds', () => {
  const stored = seals.map((seal) => ({ ...seal, _ts: 1, _etag: '"x"' }));
  expect(verifySealCopies(stored, copies, aDigest, later)).toEqual({ problems: [], waiting: 0 });
  expect(verifySealCopies([], new Map(), aDigest, later)).toEqual({ problems: [], waiting: 0 });
});

describe('verifySealCopies reports the first day when', () => {
  const heads = [{ pk: '2026-03-10|0', n: 1, hash: 'x' }];
  const rewritten: Seal[] = [];
  for (const day of DAYS)
    rewritten.push(nextSeal(day, day > DAYS[0]! ? heads : [], rewritten.at(-1) ?? null, aDigest, sealedAt));

  it.each<[string, readonly Seal[], ReadonlyMap<string, string>, string, string]>([
    [
      'the seal was altered',
      seals.with(1, { ...seals[1]!, heads }),
      copies,
      DAYS[1]!,
      'differs from its copy in the archive',
    ],
    [
      'all seals from a day on were rewritten with valid hashes',
      rewritten,
      copies,
      DAYS[1]!,
      'differs from its copy in the archive (and 1 more)',
    ],
    [
      'the copy was altered',
      seals,
      new Map(copies).set(sealCopyName(DAYS[0]!), '{}'),
      DAYS[0]!,
      'differs from its copy in the archive',
    ],
    ['the copy is missing', seals, copiesOf(seals.toSpliced(1, 1)), DAYS[1]!, 'has no copy in the archive'],
    ['all copies are missing', seals, new Map(), DAYS[0]!, 'has no copy in the archive (and 2 more)'],
    [
      'a copy after the trail was changed',
      seals.slice(0, 2),
      new Map(copies).set(sealCopyName(DAYS[2]!), sealCopyContent({ ...seals[2]!, heads })),
      DAYS[2]!,
      'is in the archive but not in the audit trail',
    ],
    [
      'a copy after the trail does not follow it',
      seals.slice(0, 1),
      new Map(copies).set(sealCopyName(DAYS[1]!), '{}'),
      DAYS[1]!,
      'is in the archive but not in the audit trail (and 1 more)',
    ],
    [
      'a copy was planted',
      seals,
      new Map(copies).set('9999-01-01.json', '{}'),
      '9999-01-01',
      'is in the archive but not in the audit trail',
    ],
    [
      'the archive has another blob',
      seals,
      new Map(copies).set('notes.txt', ''),
      'notes.txt',
      'is in the archive but not in the audit trail',
    ],
  ])('%s', (_, stored, found, day, what) => {
    expect(verifySealCopies(stored, found, aDigest, later).problems).toEqual([
      { pk: `seal ${day}`, n: null, what },
    ]);
  });
});

describe('verifySealCopies says that parts of the trail may be lost, and when they were written, when', () => {
  const AHEAD =
    'is ahead of the audit trail: its copy in the archive continues the seals, but the trail lost it';
  const lost = (stored: readonly Seal[]) => verifySealCopies(stored, copies, aDigest, later).problems;

  it.each([
    ['the last seal', 2, DAYS[2]!, AHEAD],
    ['several seals', 1, DAYS[1]!, `${AHEAD} (and 1 more)`],
    ['all seals', 0, DAYS[0]!, `${AHEAD} (and 2 more)`],
  ])('the trail lacks %s', (_, left, day, what) => {
    const writtenAt = DAYS.slice(left).map(() => sealedAt.toISOString());
    expect(lost(seals.slice(0, left))).toEqual([{ pk: `seal ${day}`, n: null, what, writtenAt }]);
  });

  const AGAIN = 'was written again, for the same entries: it differs from its copy in the archive';
  const entries = [{ pk: '2026-03-12|0', n: 1, hash: 'x' }];

  it.each([
    ['again, later', 60_000, [], [{ what: AGAIN, writtenAt: [sealedAt.toISOString()] }]],
    ['earlier than its copy', -60_000, [], [{ what: 'differs from its copy in the archive' }]],
    ['again for other entries', 60_000, entries, [{ what: 'differs from its copy in the archive' }]],
  ])('its last seal was written %s', (_, ms, heads, expected) => {
    const again = nextSeal(DAYS[2]!, heads, seals[1]!, aDigest, new Date(sealedAt.getTime() + ms));
    expect(lost([...seals.slice(0, 2), again])).toEqual(
      expected.map((each) => ({ pk: `seal ${DAYS[2]}`, n: null, ...each })),
    );
  });
});

it('verifySealCopies allows two hours for the copy of a new seal', () => {
  const found = copiesOf(seals.slice(0, 2));
  expect(verifySealCopies(seals, found, aDigest, new Date('2026-03-13T03:09:59.000Z'))).toEqual({
    problems: [],
    waiting: 1,
  });
  expect(verifySealCopies(seals, found, aDigest, new Date('2026-03-13T03:10:01.000Z'))).toMatchObject({
    waiting: 0,
  });
});

it('verifySealCopies reports an uncopied seal before a copied one, and one dated in the future', () => {
  const soon = new Date('2026-03-13T01:20:00.000Z');
  const what = 'has no copy in the archive';
  expect(verifySealCopies(seals, copiesOf(seals.toSpliced(1, 1)), aDigest, soon)).toEqual({
    problems: [{ pk: `seal ${DAYS[1]}`, n: null, what }],
    waiting: 0,
  });
  const future = seals.with(2, { ...seals[2]!, at: '2999-01-01T00:00:00.000Z' });
  expect(verifySealCopies(future, copiesOf(seals.slice(0, 2)), aDigest, soon)).toEqual({
    problems: [{ pk: `seal ${DAYS[2]}`, n: null, what }],
    waiting: 0,
  });
});
