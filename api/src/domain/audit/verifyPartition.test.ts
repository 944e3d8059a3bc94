import { describe, expect, it } from 'vitest';
import { aChain, aDigest, aTrailEvent } from '../testing/aTrail.ts';
import { initialHead, nextEntry } from './nextEntry.ts';
import { partitionOf } from './partitionOf.ts';
import { type StoredEntry, verifyPartition } from './verifyPartition.ts';

const PK = partitionOf(aTrailEvent());
const chain = aChain(PK, 6);
const sealed = chain[4]!;

const verify = (entries: readonly StoredEntry[], head = sealed) =>
  verifyPartition(PK, entries, head, aDigest);

const withChanged = (index: number, changed: object): StoredEntry[] =>
  chain.map((entry, position) => (position === index ? { ...entry, ...changed } : entry));

/** A forged entry with a valid hash. */
const forged = (index: number, details: Record<string, string>) =>
  nextEntry(
    PK,
    index === 0 ? initialHead(PK, aDigest) : chain[index - 1]!,
    aTrailEvent({ details }),
    aDigest,
  );

describe('verifyPartition', () => {
  it('accepts an unchanged partition, also with entries after its seal', () => {
    expect(verify(chain)).toEqual([]);
    expect(verifyPartition(PK, [], null, aDigest)).toEqual([]);
    expect(verifyPartition(PK, [], { ...initialHead(PK, aDigest) }, aDigest)).toEqual([]);
  });

  it('ignores fields that the store adds', () => {
    expect(verify(withChanged(2, { _ts: 1, _etag: '"x"' }))).toEqual([]);
  });

  it.each<[string, readonly StoredEntry[], number | null]>([
    ['a detail is changed', withChanged(2, { details: { to: 'completed' } }), 3],
    ['the actor is changed', withChanged(2, { by: { kind: 'admin', id: 'usr_b' } }), 3],
    ['a field is added', withChanged(2, { ttl: 60 }), 3],
    ['a hash is changed', withChanged(2, { hash: 'x' }), 3],
    ['a middle entry is missing', chain.toSpliced(2, 1), 4],
    ['the first entry is missing', chain.slice(1), 2],
    ['the last sealed entry and later ones are missing', chain.slice(0, 4), 5],
    ['all entries are missing', [], 5],
    ['an entry is inserted', chain.toSpliced(3, 0, { ...forged(3, {}), id: '000000004' }), 4],
    ['an entry is replaced by a forged one with a valid hash', chain.with(2, forged(2, {})), 4],
    [
      'two entries are swapped',
      chain.with(1, { ...chain[2]!, id: '000000002' }).with(2, { ...chain[1]!, id: '000000003' }),
      3,
    ],
    ['an entry is malformed', withChanged(2, { details: 7 }), 3],
  ])('reports a problem when %s', (_, entries, n) => {
    expect(verify(entries)).toContainEqual(expect.objectContaining({ pk: PK, n }));
  });

  it('reports a rewritten partition, because its seal differs', () => {
    const rewritten = aChain(PK, 4);
    const last = nextEntry(PK, rewritten[3]!, aTrailEvent({ details: { to: 'cancelled' } }), aDigest);
    expect(verify([...rewritten, last])).toEqual([
      { pk: PK, n: 5, what: 'is not the entry that was sealed' },
    ]);
  });

  it('reports an entry of another day', () => {
    const other = nextEntry(PK, chain[5]!, aTrailEvent({ at: '2026-03-11T08:00:00.000Z' }), aDigest);
    expect(verify([...chain, other])).toEqual([{ pk: PK, n: 7, what: 'belongs in another partition' }]);
  });
});
