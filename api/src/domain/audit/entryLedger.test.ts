import { expect, it } from 'vitest';
import { aDigest, aTrailEvent } from '../testing/aTrail.ts';
import { EntryLedger } from './entryLedger.ts';

const PK = '2026-03-10|0';

function ledgerOf(...entries: object[]): EntryLedger {
  const ledger = new EntryLedger(aDigest);
  entries.forEach((entry, index) => ledger.add(PK, { ...entry, n: index + 1 }));
  return ledger;
}

it('matches events of requests with their entries and returns unmatched entries', () => {
  const other = aTrailEvent({ eventId: 'ev|000003' });
  const ledger = ledgerOf(aTrailEvent(), other);
  expect(ledger.match(aTrailEvent())).toBe('same');
  expect(ledger.match(aTrailEvent({ eventId: 'ev|000004' }))).toBe('missing');
  expect(ledger.match(aTrailEvent({ requestId: 'req_bbbbbbbbbbbbbbbbbbbbbbbb' }))).toBe('missing');
  expect(ledger.unmatchedEntries()).toMatchObject([{ pk: PK, n: 2 }]);
});

it('reports an entry that differs from the event of its request', () => {
  const ledger = ledgerOf(aTrailEvent());
  expect(ledger.match(aTrailEvent({ details: { from: 'pending', to: 'completed' } }))).toBe('different');
  expect(ledger.problems).toMatchObject([{ pk: PK, n: 1 }]);
  expect(ledger.unmatchedEntries()).toEqual([]);
});

it('accepts a repeated entry and reports one with different content', () => {
  const twice = ledgerOf(aTrailEvent(), aTrailEvent());
  expect(twice).toMatchObject({ duplicates: 1, problems: [] });
  expect(twice.match(aTrailEvent())).toBe('same');
  const changed = ledgerOf(aTrailEvent(), aTrailEvent({ kind: 'edited' }));
  expect(changed).toMatchObject({ duplicates: 0, problems: [{ pk: PK, n: 2 }] });
});

it('counts account events and does not match them', () => {
  const { requestId: _, ...event } = aTrailEvent({ userId: 'usr_a', by: 'usr_a', kind: 'signed-in' });
  const ledger = ledgerOf(event);
  expect(ledger.accountEvents).toBe(1);
  expect(ledger.unmatchedEntries()).toEqual([]);
});
