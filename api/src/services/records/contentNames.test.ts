import { describe, expect, it } from 'vitest';
import { categories, contentNames, UnreadableContent } from './contentNames.ts';

const namesIn = (content: string) => {
  const names = contentNames(Buffer.from(content, 'latin1'));
  return Object.fromEntries(
    categories.filter((each) => names[each].size > 0).map((each) => [each, [...names[each]]]),
  );
};

describe('contentNames', () => {
  it.each<[string, object]>([
    ['q 1 0 0 1 0 0 cm /Im1 Do Q', { XObject: ['Im1'] }],
    ['BT /F1 12 Tf (a /Im2 Do) Tj ET', { Font: ['F1'] }],
    ['BT /F#201 12 Tf ET', { Font: ['F 1'] }],
    ['/GS0 gs', { ExtGState: ['GS0'] }],
    ['/Cs8 cs /P1 scn', { ColorSpace: ['Cs8'], Pattern: ['P1'] }],
    ['0.1 0.2 0.3 /P1 SCN 1 0 0 RG', { Pattern: ['P1'] }],
    ['/Sh0 sh', { Shading: ['Sh0'] }],
    ['/OC /MC0 BDC EMC', { Properties: ['MC0'] }],
    ['/Span <</ActualText (x)>> BDC EMC', {}],
    ['% /Im9 Do\n/Im1 Do', { XObject: ['Im1'] }],
    ['(\\) /Im9 Do \\\\) Tj /Im1 Do', { XObject: ['Im1'] }],
    ['((nested) /Im9 Do) Tj', {}],
    ['<2F496D39> Tj/Im1 Do', { XObject: ['Im1'] }],
    [
      'BI /W 2 /H 2 /CS /Cs1 /BPC 8 ID \x00/Im9 Do\xff EI\n/Im1 Do',
      { ColorSpace: ['Cs1'], XObject: ['Im1'] },
    ],
    ['/Im1 /Im2 Do', { XObject: ['Im2'] }],
    ['', {}],
  ])('%s', (content, expected) => {
    expect(namesIn(content)).toEqual(expected);
  });

  it.each(['(open', '<41', 'BI /W 1 ID x', 'BI /W 1'])('refuses %s', (content) => {
    expect(() => namesIn(content)).toThrow(UnreadableContent);
  });
});
