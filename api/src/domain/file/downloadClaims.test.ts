import { expect, it } from 'vitest';
import { claimOf, type DownloadClaim } from './downloadClaims.ts';

const claims: DownloadClaim[] = [
  { fileId: 'a', subject: 'holder', at: '3', round: 1 },
  { fileId: 'a', subject: 'user:1', at: '2', round: 0 },
  { fileId: 'a', subject: 'holder', at: '1', round: 0 },
];

it('finds the claim of a subject in the present round alone', () => {
  expect(claimOf(claims, { fileId: 'a', downloadRound: 1 }, 'holder')?.at).toBe('3');
  expect(claimOf(claims, { fileId: 'a', downloadRound: 0 }, 'holder')?.at).toBe('1');
  expect(claimOf(claims, { fileId: 'a', downloadRound: 1 }, 'user:1')).toBeNull();
  expect(claimOf(claims, { fileId: 'a', downloadRound: 2 }, 'holder')).toBeNull();
  expect(claimOf(claims, { fileId: 'b', downloadRound: 0 }, 'holder')).toBeNull();
});
