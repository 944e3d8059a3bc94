import { expect, it } from 'vitest';
import { claimOf, type DownloadNote, historyOf } from './downloadNotes.ts';

const notes: DownloadNote[] = [
  { fileId: 'a', subject: 'holder', at: '3', round: 1 },
  { fileId: 'a', subject: 'user:1', at: '2', round: 0 },
  { fileId: 'a', subject: 'holder', at: '1', round: 0 },
  { fileId: 'b', subject: 'holder', at: '0', round: null },
];

it('finds the claim of a subject in the present round alone', () => {
  expect(claimOf(notes, { fileId: 'a', downloadRound: 1 }, 'holder')?.at).toBe('3');
  expect(claimOf(notes, { fileId: 'a', downloadRound: 0 }, 'holder')?.at).toBe('1');
  expect(claimOf(notes, { fileId: 'a', downloadRound: 1 }, 'user:1')).toBeNull();
  expect(claimOf(notes, { fileId: 'a', downloadRound: 2 }, 'holder')).toBeNull();
});

it('does not take a free download for a claim', () => {
  expect(claimOf(notes, { fileId: 'b', downloadRound: 0 }, 'holder')).toBeNull();
});

it('tells the downloads of one file by one subject', () => {
  expect(historyOf(notes, 'a', 'holder')).toEqual(['3', '1']);
  expect(historyOf(notes, 'b', 'user:1')).toEqual([]);
});
