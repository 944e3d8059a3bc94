import { expect, it } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';

const known = ['en', 'es', 'fr'] as const;

it.each([
  ['the stored choice', 'fr', ['es-MX', 'en'], 'fr'],
  ['the first language of the browser', null, ['es-MX', 'en-US'], 'es'],
  ['the second, when the first is not supported', null, ['de-DE', 'fr-CA', 'en'], 'fr'],
  ['English when it comes before other supported languages', null, ['en-US', 'es'], 'en'],
  ['a language in uppercase', null, ['ES'], 'es'],
  ['the browser’s language when the stored one is not supported', 'klingon', ['fr'], 'fr'],
])('chooses %s', (_, chosen, preferred, language) => {
  expect(chooseLanguage(chosen, preferred, known)).toBe(language);
});

it('returns null when no language is supported', () => {
  expect(chooseLanguage(null, ['de', 'pt-BR'], known)).toBeNull();
});
