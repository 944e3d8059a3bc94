import { describe, expect, it } from 'vitest';
import { batesLabel, batesRangeOf, haveSameNumber, nextBatesNumbers } from './batesNumbers.ts';
import type { Numbering, Packet } from './packet.ts';

const bates = (start: number, prefix = 'ABC', width = 6) =>
  ({ kind: 'bates', prefix, start, width, corner: 'top-left' }) as const;

function packet(state: Packet['state'], numbering: Numbering, pages: number, isOutdated = false) {
  const options = {
    title: 'Records',
    hasCover: true,
    hasContents: true,
    listsRedactions: false,
    numbering,
  };
  return { state, options, pages, isOutdated };
}

describe('the Bates numbers of a packet', () => {
  it('are those of its pages, as they are printed', () => {
    const range = batesRangeOf(bates(98), 5)!;
    expect(range).toEqual({ prefix: 'ABC', first: 98, last: 102, width: 6 });
    expect([batesLabel(range, 'first'), batesLabel(range, 'last')]).toEqual(['ABC000098', 'ABC000102']);
    expect(batesRangeOf({ kind: 'pages', corner: 'top-left' }, 5)).toBeNull();
  });

  it.each([
    [bates(1), 10, bates(10), 5, true],
    [bates(1), 10, bates(11), 5, false],
    [bates(11), 5, bates(1), 10, false],
    [bates(3), 2, bates(1), 10, true],
    [bates(1), 10, bates(1, 'ABD'), 10, false],
    [bates(1, 'ABC', 4), 10, bates(5, 'ABC', 8), 10, true],
    // Printed, ABC0 and 00002 look like ABC and 000002.
    [bates(2, 'ABC', 6), 2, bates(2, 'ABC0', 5), 2, true],
    [bates(20, 'ABC', 6), 2, bates(2, 'ABC0', 5), 2, false],
    [bates(1, 'abc '), 5, bates(3), 5, true],
  ])('%j of %i pages and %j of %i pages: %s', (one, pages, other, otherPages, expected) => {
    const [first, second] = [batesRangeOf(one, pages)!, batesRangeOf(other, otherPages)!];
    expect(haveSameNumber(first, second)).toBe(expected);
    expect(haveSameNumber(second, first)).toBe(expected);
  });
});

describe('the next Bates numbers', () => {
  // Newest first.
  it.each<[what: string, Parameters<typeof nextBatesNumbers>[0], start: number | null]>([
    ['continue after a released packet', [packet('released', bates(1), 10, true)], 11],
    ['continue after a built one', [packet('built', bates(1), 10)], 11],
    ['use those of a discarded one again', [packet('canceled', bates(1), 10)], null],
    [
      'use those of a discarded one again, after a released one',
      [packet('canceled', bates(11), 5), packet('released', bates(1), 10)],
      11,
    ],
    ['are those of a packet that is replaced', [packet('built', bates(101), 10, true)], 101],
    ['are those of a packet that was not built', [packet('failed', bates(101), 10)], 101],
    [
      'are not those of a replaced packet that were released in the meantime',
      [packet('built', bates(1), 10, true), packet('released', bates(1), 10)],
      11,
    ],
    [
      'continue after the highest of the same prefix',
      [
        packet('released', bates(1), 10),
        packet('released', bates(500), 3),
        packet('released', bates(900, 'X'), 9),
      ],
      503,
    ],
    [
      'are found behind a packet with page numbers',
      [packet('built', { kind: 'pages', corner: 'top-left' }, 3), packet('released', bates(1), 10)],
      11,
    ],
    ['end at the largest one', [packet('released', bates(99_999_990), 10)], 99_999_999],
    ['are not proposed without earlier ones', [packet('built', { kind: 'none' }, 3)], null],
  ])('%s', (_, packets, start) => {
    expect(nextBatesNumbers(packets)?.start ?? null).toBe(start);
  });

  it('have the prefix, digits and corner of the newest packet', () => {
    const packets = [packet('released', bates(1, 'NEW', 8), 2), packet('released', bates(1), 10)];
    expect(nextBatesNumbers(packets)).toEqual(bates(3, 'NEW', 8));
  });
});
