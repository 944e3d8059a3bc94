import { describe, expect, it } from 'vitest';
import { aChain, aDigest, aTrailEvent } from '../testing/aTrail.ts';
import { beginningOf, nextEntry } from './nextEntry.ts';
import { partitionOf } from './partitionOf.ts';
import { type StoredEntry, verifyPartition } from './verifyPartition.ts';

const PK = partitionOf(aTrailEvent());
const chain = aChain(PK, 6);
const sealed = chain[4]!;

const verify = (entries: readonly StoredEntry[], head = sealed) =>
  verifyPartition(PK, entries, head, aDigest);

const at = (index: number, changed: object): StoredEntry[] =>
  chain.map((entry, place) => (place === index ? { ...entry, ...changed } : entry));

/** An entry that somebody wrote who knows how hashes are made. */
const forged = (index: number, details: Record<string, string>) =>
  nextEntry(
    PK,
    index === 0 ? beginningOf(PK, aDigest) : chain[index - 1]!,
    aTrailEvent({ details }),
    aDigest,
  );

describe('a partition', () => {
  it('is right as it was written, and with what came after its seal', () => {
    expect(verify(chain)).toEqual([]);
    expect(verifyPartition(PK, [], null, aDigest)).toEqual([]);
    expect(verifyPartition(PK, [], { ...beginningOf(PK, aDigest) }, aDigest)).toEqual([]);
  });

  it('does not care what the store adds to an entry', () => {
    expect(verify(at(2, { _ts: 1, _etag: '"x"' }))).toEqual([]);
  });

  it.each<[string, readonly StoredEntry[], number | null]>([
    ['a detail is changed', at(2, { details: { to: 'completed' } }), 3],
    ['somebody else did it', at(2, { by: { kind: 'admin', id: 'usr_b' } }), 3],
    ['something is added', at(2, { ttl: 60 }), 3],
    ['a hash is changed', at(2, { hash: 'x' }), 3],
    ['one in the middle is gone', chain.toSpliced(2, 1), 4],
    ['the first is gone', chain.slice(1), 2],
    ['the last sealed one and what follows are gone', chain.slice(0, 4), 5],
    ['the whole day is gone', [], 5],
    ['one is put in', chain.toSpliced(3, 0, { ...forged(3, {}), id: '000000004' }), 4],
    ['one is replaced by a forged one with a right hash', chain.with(2, forged(2, {})), 4],
    [
      'two have changed places',
      chain.with(1, { ...chain[2]!, id: '000000002' }).with(2, { ...chain[1]!, id: '000000003' }),
      3,
    ],
    ['one is no entry', at(2, { details: 7 }), 3],
  ])('is wrong when %s', (_, entries, n) => {
    expect(verify(entries)).toContainEqual(expect.objectContaining({ pk: PK, n }));
  });

  it('is invalid when all of it was rewritten, because its seal differs', () => {
    const again = aChain(PK, 4);
    const last = nextEntry(PK, again[3]!, aTrailEvent({ details: { to: 'cancelled' } }), aDigest);
    expect(verify([...again, last])).toEqual([{ pk: PK, n: 5, what: 'is not the entry that was sealed' }]);
  });

  it('is wrong with an entry of another day', () => {
    const other = nextEntry(PK, chain[5]!, aTrailEvent({ at: '2026-03-11T08:00:00.000Z' }), aDigest);
    expect(verify([...chain, other])).toEqual([{ pk: PK, n: 7, what: 'belongs into another partition' }]);
  });
});
