import { describe, expect, test } from 'vitest';
import { isSimilarWord } from './isSimilarWord.ts';

describe('isSimilarWord', () => {
  test.each([
    ['smith', 'smith'],
    ['smyth', 'smith'],
    ['xmith', 'smith'],
    ['smitx', 'smith'],
    ['smiht', 'smith'],
    ['msith', 'smith'],
    ['smitth', 'smith'],
    ['smth', 'smith'],
    ['mith', 'smith'],
    ['smithe', 'smith'],
    ['hernadn', 'hernandez'],
  ])('%j could be %j or its beginning', (typed, word) => {
    expect(isSimilarWord(typed, word)).toBe(true);
  });

  test.each([
    ['smart', 'smith'],
    ['tmihs', 'smith'],
    ['smithson', 'smith'],
    ['htims', 'smith'],
  ])('%j is not %j', (typed, word) => {
    expect(isSimilarWord(typed, word)).toBe(false);
  });
});
