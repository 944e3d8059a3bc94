import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addDays, latestDayOnEarth } from '../fields/dates.ts';
import { problemsOf } from '../testing/problemsOf.ts';
import { packetOptions } from './packet.ts';
import { enteredSectionFacts, recipe, recipeOperation } from './recipe.ts';

const SECTION = '00000000-0000-4000-8000-000000000001';
const facts = z.object(enteredSectionFacts);
const soon = (days: number) => addDays(latestDayOnEarth(new Date()), days);

describe('facts of a section', () => {
  const problemOf = (date: string | null) =>
    problemsOf(facts, { title: 'Labs', type: 'labs', date })['date']?.[0] ?? null;

  it.each([null, '1900-01-01', '2026-02-28', soon(0), soon(365)])('can have the date %s', (date) => {
    expect(problemOf(date)).toBeNull();
  });

  it.each([
    ['2026-02-30', 'Please enter a valid date'],
    ['12026-01-01', 'Please enter a valid date'],
    ['1899-12-31', 'Please enter a date of service from 1900 on'],
    [soon(366), 'Please enter a date of service of at most one year from now'],
    ['9999-12-31', 'Please enter a date of service of at most one year from now'],
  ])('cannot have the date %s', (date, message) => {
    expect(problemOf(date)).toBe(message);
  });

  it('can be read and put back with a date that was stored before', () => {
    const sections = [{ id: SECTION, title: 'Old', type: 'labs', date: '0999-01-01', pages: ['1.1'] }];
    const stored = { version: 1, sections, rotations: {}, removed: {} };
    expect(z.safeParse(recipe, stored).success).toBe(true);
    expect(z.safeParse(recipeOperation, { kind: 'put', sections }).success).toBe(true);
    const described = { kind: 'describe', section: SECTION, title: 'Old', type: 'labs', date: '0999-01-01' };
    expect(z.safeParse(recipeOperation, described).success).toBe(false);
  });
});

describe('texts that are printed in a packet', () => {
  const options = { hasCover: true, hasContents: true, numbering: { kind: 'none' } };
  const titles = [
    ['a section', (title: string) => facts.parse({ title, type: 'labs', date: null }).title],
    ['a packet', (title: string) => packetOptions.parse({ ...options, title }).title],
  ] as const;

  it.each(titles)('the title of %s is one visible line', (_, titleOf) => {
    const codes = [0x202e, 0x2066, 0x200f, 0x200b, 0xfeff];
    expect(titleOf(`Labs${String.fromCodePoint(...codes)} of\r\n\t\0May\u2028`)).toBe('Labs of May');
    expect(() => titleOf(String.fromCodePoint(0x202e, 0x20, 0x200b))).toThrow('Please enter');
  });

  it('the prefix of numbers has only letters, digits and separators', () => {
    const numbered = (prefix: string) =>
      z.safeParse(packetOptions, {
        ...options,
        title: 'Records',
        numbering: { kind: 'bates', prefix, start: 1, width: 6, corner: 'top-left' },
      }).success;
    expect(numbered('ABC-1_2. ')).toBe(true);
    for (const code of [0x0a, 0x09, 0x00, 0x202e, 0x200b, 0x2028, 0xe9])
      expect(numbered(`AB${String.fromCodePoint(code)}`)).toBe(false);
  });
});
