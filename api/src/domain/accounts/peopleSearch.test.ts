import { describe, expect, test } from 'vitest';
import { aUser } from '../testing/aUser.ts';
import { personSearchTerms, peopleSearchWords } from './peopleSearch.ts';

/** Whether a search finds an account: its terms must include every entered word. */
function finds(typed: string, changed: Parameters<typeof aUser>[0] = {}): boolean {
  const terms = personSearchTerms(aUser(changed));
  return peopleSearchWords(typed).every((choice) => choice.some((term) => terms.includes(term)));
}

describe('people search', () => {
  test.each([
    ['ana', true],
    ['AN', true],
    ['a', true],
    ['ray ana', true],
    ['ana@firm.example', true],
    ['firm', true],
    ['na', false],
    ['ana b', false],
    ['irm', false],
    ['', true],
    [' -- ', false],
  ])('%j finds Ana Ray: %s', (typed, found) => {
    expect(finds(typed)).toBe(found);
  });

  test.each([
    ['Bartholomewsson', 'bartholomewsson'],
    ['Bartholomewsson', 'bartholomews'],
    ['José', 'JOSÉ'],
    ['José', 'jose\u0301'],
    ['प्रिया', 'प्रिया'],
    ['प्रिया', 'प्रि'],
    ['Zoë-Marie', 'marie'],
    ["O'Neil", 'neil'],
    ["O'Neil", 'oneil'],
    ['José', 'jose'],
    ['Jose', 'José'],
    ['Groß', 'gross'],
    ['𝒜𝓃𝒶𝒷ℯ𝓁𝓁ℯ𝓂𝒶𝓇𝒾ℯ', '𝒜𝓃𝒶𝒷ℯ𝓁𝓁ℯ𝓂𝒶𝓇𝒾ℯ'],
  ])('%s is found by %s', (firstName, typed) => {
    expect(finds(typed, { firstName })).toBe(true);
  });

  test('uses at most ten words', () => {
    expect(peopleSearchWords('a b c d e f g h i j k l')).toHaveLength(10);
  });
});
