import { afterEach, expect, it } from 'vitest';
import { i18next } from './i18n.ts';
import { switchLanguage } from './switchLanguage.ts';

afterEach(() => switchLanguage('en'));

it.each([
  ['en', ['0 disclosures', '1 disclosure', '2 disclosures', '1000000 disclosures']],
  ['es', ['0 divulgaciones', '1 divulgación', '2 divulgaciones', '1000000 divulgaciones']],
  ['fr', ['0 divulgation', '1 divulgation', '2 divulgations', '1000000 divulgations']],
] as const)('%s chooses the singular or plural by the count', async (language, texts) => {
  await switchLanguage(language);
  const disclosures = (count: number) => i18next.t('{{count}} disclosures', { count });
  expect([0, 1, 2, 1_000_000].map(disclosures)).toEqual(texts);
});

it.each([
  [
    'You can download it again until {{time}}.',
    '22 nov 2026, 6:40 p.m.',
    'You can download it again until 22 nov 2026, 6:40 p.m.',
  ],
  ['You can download it again until {{time}}.', '6:40 PM', 'You can download it again until 6:40 PM.'],
  ['From {{time}} on', '6:40 p.m.', 'From 6:40 p.m. on'],
])('%s with %s ends in one period', (text, time, shown) => {
  expect(i18next.t(text, { time })).toBe(shown);
});

it.each(['Loading...', 'Submitting....', '...and 2 more requests', 'Wait… done.'])(
  '%s is unchanged',
  (text) => {
    expect(i18next.t(text)).toBe(text);
  },
);
