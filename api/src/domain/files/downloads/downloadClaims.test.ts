import { expect, it } from 'vitest';
import { claimOf, type DownloadClaim, isDownloadUsed } from './downloadClaims.ts';

const claims: DownloadClaim[] = [
  { fileId: 'a', subject: 'holder', at: '3', round: 1 },
  { fileId: 'a', subject: 'user:1', at: '2', round: 0 },
  { fileId: 'a', subject: 'holder', at: '1', round: 0 },
];

it('claimOf finds the claim of a subject in the current round only', () => {
  expect(claimOf(claims, { fileId: 'a', downloadRound: 1 }, 'holder')?.at).toBe('3');
  expect(claimOf(claims, { fileId: 'a', downloadRound: 0 }, 'holder')?.at).toBe('1');
  expect(claimOf(claims, { fileId: 'a', downloadRound: 1 }, 'user:1')).toBeNull();
  expect(claimOf(claims, { fileId: 'a', downloadRound: 2 }, 'holder')).toBeNull();
  expect(claimOf(claims, { fileId: 'b', downloadRound: 0 }, 'holder')).toBeNull();
});

it.each([
  ['the holder', 'holder', 1, true],
  ['a client who has the request', 'user:1', 1, true],
  ['an account that does not have it', 'user:2', 1, false],
  ['the holder in an earlier round', 'holder', 0, false],
])('the download was used by %s', (_, subject, round, isUsed) => {
  const by = { fileId: 'a', subject, at: '3', round };
  const root = { owners: ['1'] };
  expect(isDownloadUsed([by], { fileId: 'a', downloadRound: 1 }, root)).toBe(isUsed);
  expect(isDownloadUsed([by], { fileId: 'b', downloadRound: 1 }, root)).toBe(false);
});
