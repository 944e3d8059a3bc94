import { describe, expect, it } from 'vitest';
import { rangeOf } from './matches.ts';

/** A text layer as pdf.js makes it: a line is one or more spans, and ends with a line break. */
function aLayer(...lines: readonly (readonly string[])[]): HTMLElement {
  const layer = document.createElement('div');
  for (const line of lines) {
    for (const text of line)
      layer.append(Object.assign(document.createElement('span'), { textContent: text }));
    layer.append(document.createElement('br'));
  }
  return layer;
}

describe('the range of a match', () => {
  it.each([
    ['at the start', 0, 5, 'Chart'],
    ['in the middle of a span', 9, 5, 'Robin'],
    ['over two spans', 9, 9, 'Robin Exa'],
    ['over two lines', 15, 12, 'Examplepage '],
    ['at the end', 27, 1, '1'],
  ])('%s', (_, begin, length, text) => {
    const layer = aLayer(['Chart of ', 'Robin ', 'Example'], ['page ', '1']);
    expect(rangeOf(layer, { begin, length })?.toString()).toBe(text);
  });

  it('is null beyond the text', () => {
    expect(rangeOf(aLayer(['short']), { begin: 4, length: 5 })).toBeNull();
    expect(rangeOf(aLayer(), { begin: 0, length: 1 })).toBeNull();
  });
});
