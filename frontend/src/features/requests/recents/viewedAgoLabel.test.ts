import { expect, it } from 'vitest';
import { i18next } from '../../../lib/language/i18n.ts';
import { viewedAgoLabel } from './viewedAgoLabel.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');

it.each([
  ['2026-11-20T12:00:00.000Z', 'Just now'],
  ['2026-11-20T11:59:01.000Z', 'Just now'],
  ['2026-11-20T12:05:00.000Z', 'Just now'],
  ['2026-11-20T11:59:00.000Z', '1m ago'],
  ['2026-11-20T11:00:01.000Z', '59m ago'],
  ['2026-11-20T11:00:00.000Z', '1h ago'],
  ['2026-11-19T12:00:01.000Z', '23h ago'],
  ['2026-11-19T12:00:00.000Z', '1d ago'],
  ['2026-11-13T12:00:01.000Z', '6d ago'],
  ['2026-11-13T12:00:00.000Z', 'November 13, 2026'],
])('formats %s as %s', (viewedAt, text) => {
  expect(viewedAgoLabel(viewedAt, NOW, i18next.t)).toBe(text);
});
