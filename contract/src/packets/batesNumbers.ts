import * as z from 'zod/mini';
import type { Numbering, Packet } from './packet.ts';

/** The Bates numbers of a packet, with both ends. `width`: digits. */
export const batesRange = z.object({ prefix: z.string(), first: z.int(), last: z.int(), width: z.int() });

export type BatesRange = z.output<typeof batesRange>;

type BatesNumbering = Extract<Numbering, { kind: 'bates' }>;
type NumberedPacket = Pick<Packet, 'state' | 'isOutdated' | 'pages' | 'options'>;

const MAX_NUMBER = 99_999_999;

/** The numbers of so many pages of records; null if they are not Bates numbers. */
export function batesRangeOf(numbering: Numbering, pages: number): BatesRange | null {
  if (numbering.kind !== 'bates' || pages < 1) return null;
  const { prefix, start, width } = numbering;
  return { prefix, first: start, last: start + pages - 1, width };
}

/** Whether a number is in both, whatever its digits. */
export function haveSameNumber(one: BatesRange, other: BatesRange): boolean {
  return one.prefix === other.prefix && one.first <= other.last && other.first <= one.last;
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
