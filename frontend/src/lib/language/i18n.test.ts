import { expect, it } from 'vitest';
import { i18next } from './i18n.ts';

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
