import { expect, it } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';

const known = ['en', 'es', 'fr'] as const;

it.each([
  ['what was chosen here', 'fr', ['es-MX', 'en'], 'fr'],
  ['the first language of the browser', null, ['es-MX', 'en-US'], 'es'],
  ['the second, when the first is not known', null, ['de-DE', 'fr-CA', 'en'], 'fr'],
  ['English before other languages that stand behind it', null, ['en-US', 'es'], 'en'],
  ['a language written in capitals', null, ['ES'], 'es'],
  ['the browser’s, when the stored one is none of ours', 'klingon', ['fr'], 'fr'],
])('takes %s', (_, chosen, preferred, language) => {
  expect(chooseLanguage(chosen, preferred, known)).toBe(language);
});

it('returns null when no language is supported', () => {
  expect(chooseLanguage(null, ['de', 'pt-BR'], known)).toBeNull();
});
