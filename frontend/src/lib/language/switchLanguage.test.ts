import { afterEach, expect, it, vi } from 'vitest';
import { deviceKeys } from '../storage/deviceKeys.ts';
import { i18next } from './i18n.ts';
import { switchLanguage } from './switchLanguage.ts';
import { startLanguage } from './startLanguage.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await switchLanguage('en');
});

function mockBrowserLanguages(...tags: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
}

it('changes the texts and the language attribute of the page', async () => {
  await switchLanguage('es');
  expect(i18next.t('Next')).toBe('Siguiente');
  expect(document.documentElement.lang).toBe('es');
});

it('applies the language that was requested last', async () => {
  await Promise.all([switchLanguage('fr'), switchLanguage('en')]);
  expect(i18next.language).toBe('en');
});

it('starts in the language of the browser', async () => {
  mockBrowserLanguages('fr-CA', 'en');
  await startLanguage();
  expect(i18next.language).toBe('fr');
});

it('starts in the stored language', async () => {
  mockBrowserLanguages('fr-CA', 'en');
  localStorage.setItem(deviceKeys.language, 'es');
  await startLanguage();
  expect(i18next.language).toBe('es');
});

it('starts in English for everyone else', async () => {
  mockBrowserLanguages('de-DE');
  await startLanguage();
  expect(i18next.language).toBe('en');
});
