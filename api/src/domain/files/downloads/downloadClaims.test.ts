import { expect, it } from 'vitest';
import { SYSTEM } from '../../requests/actor.ts';
import { type DownloadClaim, isDownloadUsed } from './downloadClaims.ts';
import { claimOf } from './paidSubjects.ts';

const claims: DownloadClaim[] = [
  { fileId: 'a', subject: 'holder', at: '3', round: 1 },
  { fileId: 'a', subject: 'user:1', at: '2', round: 0 },
  { fileId: 'a', subject: 'holder', at: '1', round: 0 },
];

const request = { owners: [], submitterId: null };

it('claimOf finds the claim of a subject in the current round only', () => {
  const of = (fileId: string, downloadRound: number, subject: string) =>
    claimOf({ request, subject, claims, more: {} }, { fileId, downloadRound, paidAt: '0' });
  expect(of('a', 1, 'holder')).toMatchObject({ at: '3' });
  expect(of('a', 0, 'holder')).toMatchObject({ at: '1' });
  expect(of('a', 1, 'user:1')).toBeNull();
  expect(of('a', 2, 'holder')).toBeNull();
  expect(of('b', 0, 'holder')).toBeNull();
});

it('claimOf finds a claim even if others took all places since', () => {
  const file = { fileId: 'a', downloadRound: 0, paidAt: '0', payerId: null };
  const more = { 'a|0': ['user:8', 'user:9'] };
  expect(claimOf({ request, subject: 'user:1', claims, more }, file)).toMatchObject({ at: '2' });
  expect(claimOf({ request, subject: 'user:2', claims, more }, file)).toBe('no-place');
});

it.each([
  ['the holder', 'holder', 1, true],
  ['a client who has the request', 'user:1', 1, true],
  ['a client who was removed since', 'user:3', 1, true],
  ['an account that does not have it', 'user:2', 1, false],
  ['the holder in an earlier round', 'holder', 0, false],
])('the download was used by %s', (_, subject, round, isUsed) => {
  const by = { fileId: 'a', subject, at: '3', round };
  const removedOwners = [{ userId: '3', at: '4', by: SYSTEM }];
  const owned = { owners: ['1'], removedOwners };
  expect(isDownloadUsed([by], { fileId: 'a', downloadRound: 1 }, owned)).toBe(isUsed);
  expect(isDownloadUsed([by], { fileId: 'b', downloadRound: 1 }, owned)).toBe(false);
});
