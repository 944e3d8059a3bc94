import * as z from 'zod/mini';
import type { Numbering, Packet } from './packet.ts';

/** The Bates numbers of a packet, with both ends. `width`: digits. */
export const batesRange = z.object({ prefix: z.string(), first: z.int(), last: z.int(), width: z.int() });

export type BatesRange = z.output<typeof batesRange>;

type BatesNumbering = Extract<Numbering, { kind: 'bates' }>;
type NumberedPacket = Pick<Packet, 'state' | 'isOutdated' | 'pages' | 'options'>;

/** The highest number of a page. */
export const MAX_NUMBER = 99_999_999;

/** The numbers of so many pages of records; null if they are not Bates numbers. */
export function batesRangeOf(numbering: Numbering, pages: number): BatesRange | null {
  if (numbering.kind !== 'bates' || pages < 1) return null;
  const { prefix, start, width } = numbering;
  return { prefix, first: start, last: start + pages - 1, width };
}

/**
 * Whether a number is in both, as it is printed: `AB01` with the number 2 and `AB` with 12 look alike. Spaces and the case of
 * letters make no difference.
 */
export function haveSameNumber(one: BatesRange, other: BatesRange): boolean {
  const [first, second] = [keyOf(one.prefix), keyOf(other.prefix)];
  if (first === second && one.first <= other.last && other.first <= one.last) return true;
  if (!first.startsWith(second) && !second.startsWith(first)) return false;
  const printed = new Set(printedNumbers(one));
  return printedNumbers(other).some((number) => printed.has(number));
}

function printedNumbers({ prefix, first, last, width }: BatesRange): string[] {
  const key = keyOf(prefix);
  return Array.from(
    { length: last - first + 1 },
    (_, index) => key + String(first + index).padStart(width, '0'),
  );
}

function keyOf(prefix: string): string {
  return prefix.replaceAll(' ', '').toUpperCase();
}

/** The first or the last number as it is printed. */
export function batesLabel({ prefix, width, ...range }: BatesRange, end: 'first' | 'last'): string {
  return prefix + String(range[end]).padStart(width, '0');
}

/**
 * The Bates numbers of the next packet of a request: they continue after those that were built or released. One that is
 * replaced, because its pages were changed before its release, keeps its numbers. `packets`: newest first. Null: none had
 * Bates numbers.
 */
export function nextBatesNumbers(packets: readonly NumberedPacket[]): BatesNumbering | null {
  const candidates = packets.filter(({ state }) => state !== 'canceled');
  const newest = candidates.find(({ options }) => options.numbering.kind === 'bates');
  if (newest?.options.numbering.kind !== 'bates') return null;
  const { numbering } = newest.options;
  const last = Math.max(
    0,
    ...candidates.filter(keepsNumbers).map(({ options, pages }) => {
      const range = batesRangeOf(options.numbering, pages);
      return range?.prefix === numbering.prefix ? range.last : 0;
    }),
  );
  const start = Math.max(last + 1, keepsNumbers(newest) ? 1 : numbering.start);
  return { ...numbering, start: Math.min(start, MAX_NUMBER) };
}

function keepsNumbers({ state, isOutdated }: NumberedPacket): boolean {
  return state === 'released' || (state === 'built' && !isOutdated);
}
