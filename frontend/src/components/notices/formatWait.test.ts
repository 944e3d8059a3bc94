import { describe, expect, it } from 'vitest';
import { formatWait } from './formatWait.ts';

describe('formatWait', () => {
  it.each([
    [900, 'en', '15 minutes'],
    [61, 'en', '2 minutes'],
    [60, 'en', '60 seconds'],
    [1, 'en', '1 second'],
    [0, 'en', '0 seconds'],
    [840, 'es', '14 minutos'],
  ])('formats %i seconds in %s as %j', (seconds, locale, text) => {
    expect(formatWait(seconds, locale)).toBe(text);
  });
});
