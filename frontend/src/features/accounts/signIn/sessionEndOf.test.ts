import { expect, it } from 'vitest';
import { sessionEndOf } from './sessionEndOf.ts';

it.each([
  ['idle', { state: { end: 'idle' }, search: '' }],
  ['expired', { state: { end: 'expired', from: '/profile' }, search: '?reason=idle' }],
  ['idle', { state: null, search: '?reason=idle' }],
  [null, { state: { end: 'signed-out' }, search: '' }],
  [null, { state: null, search: '?reason=because' }],
  [null, { state: undefined, search: '' }],
])('returns %s for %o', (end, location) => {
  expect(sessionEndOf(location)).toBe(end);
});
