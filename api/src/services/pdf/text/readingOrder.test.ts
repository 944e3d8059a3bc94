import { describe, expect, it } from 'vitest';
import { type BaseDirection, beginsAtRight, directionsOf, partsFromLeft } from './readingOrder.ts';

/** The parts from left to right. Those that are read from the right are in brackets. */
function partsOf(text: string, base: BaseDirection = 'auto', start = 0, end = text.length): string[] {
  return partsFromLeft(text, directionsOf(text, base), start, end).map((part) =>
    part.isRightToLeft ? `[${part.text}]` : part.text,
  );
}

describe('the reading order', () => {
  it.each<[string, string, string[]]>([
    ['Latin text', 'Lee LLP (12)', ['Lee LLP (12)']],
    ['Hebrew words', 'שלום עולם', ['[שלום עולם]']],
    [
      'a label, a Hebrew name and a number',
      'Facility: בית חולים 12, wing B',
      ['Facility: ', '12', '[בית חולים ]', ', wing B'],
    ],
    [
      'Hebrew with a Latin name and a date',
      'אל Lee LLP ב-3.5.2026.',
      ['[.]', '3.5.2026', '[ ב-]', 'Lee LLP', '[אל ]'],
    ],
    ['Arabic with Arabic digits', 'رقم ١٢', ['١٢', '[رقم ]']],
    ['a bracket after a Hebrew word', 'שלום (Lee)', ['[)]', 'Lee', '[שלום (]']],
  ])('of %s is that of the Unicode Bidirectional Algorithm', (_, text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it('of a text of the portal that begins with a name is that of its language', () => {
    const text = '1. שלום · Client';
    expect(partsOf(text)).toEqual(['Client', '[. שלום · ]', '1']);
    expect(partsOf(text, 'ltr')).toEqual(['1. ', '[שלום]', ' · Client']);
  });

  it('of a line depends on its paragraph', () => {
    const text = 'שלום עולם 123 abc';
    expect(partsOf(text, 'auto', 10, 17)).toEqual(['abc', '[ ]', '123']);
    expect(partsOf('123 abc')).toEqual(['123 abc']);
  });

  it.each([
    ['שלום Lee', 'auto', true],
    ['Lee שלום', 'auto', false],
    ['12 שלום', 'auto', true],
    ['שלום Lee', 'ltr', false],
    ['Lee', 'auto', false],
  ] as const)('%s (%s) begins at the right: %s', (text, base, expected) => {
    expect(beginsAtRight(directionsOf(text, base))).toBe(expected);
  });
});
