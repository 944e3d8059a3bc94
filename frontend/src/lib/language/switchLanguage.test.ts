import { afterEach, expect, it, vi } from 'vitest';
import { deviceKeys } from '../storage/deviceKeys.ts';
import { i18next } from './i18n.ts';
import { switchLanguage } from './switchLanguage.ts';
import { startLanguage } from './startLanguage.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await switchLanguage('en');
});

function browserAsksFor(...tags: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
}

it('puts the page into another language, and names it for screen readers', async () => {
  await switchLanguage('es');
  expect(i18next.t('Next')).toBe('Siguiente');
  expect(document.documentElement.lang).toBe('es');
});

it('ends in the language that was asked for last', async () => {
  await Promise.all([switchLanguage('fr'), switchLanguage('en')]);
  expect(i18next.language).toBe('en');
});

it('starts in the language of the browser', async () => {
  browserAsksFor('fr-CA', 'en');
  await startLanguage();
  expect(i18next.language).toBe('fr');
});

it('starts in the language that was chosen here before', async () => {
  browserAsksFor('fr-CA', 'en');
  localStorage.setItem(deviceKeys.language, 'es');
  await startLanguage();
  expect(i18next.language).toBe('es');
});

it('starts in English for everyone else', async () => {
  browserAsksFor('de-DE');
  await startLanguage();
  expect(i18next.language).toBe('en');
});
