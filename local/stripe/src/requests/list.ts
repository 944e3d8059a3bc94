import { z } from 'zod';
import { expand, integer } from '../form/fields.ts';
import { noSuch } from '../StripeError.ts';

const bounds = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});

/** Parameters that every list takes. */
export const listFields = {
  created: z.union([integer.transform((at) => ({ gte: at, lte: at })), bounds]).optional(),
  ending_before: z.string().optional(),
  expand,
  limit: integer
    .refine((limit) => limit >= 1 && limit <= 100, { error: 'Limit must be between 1 and 100.' })
    .default(10),
  starting_after: z.string().optional(),
};

const listParameters = z.object(listFields);

interface Listed {
  id: string;
  created: number;
}

/**
 * One page of rows that stand newest first.
 * @throws StripeError (400) when a cursor names nothing
 */
export function page<Item extends Listed>(
  rows: Item[],
  { created, limit, starting_after: after, ending_before: before }: z.output<typeof listParameters>,
  { url, noun }: { url: string; noun: string },
): { object: 'list'; data: Item[]; has_more: boolean; url: string } {
  const matching = rows.filter((row) => isWithin(row.created, created));
  if (before !== undefined) {
    const newer = matching.slice(0, positionOf(rows, matching, before, noun, 'ending_before'));
    return { object: 'list', data: newer.slice(-limit), has_more: newer.length > limit, url };
  }
  const start = after === undefined ? 0 : positionOf(rows, matching, after, noun, 'starting_after') + 1;
  const rest = matching.slice(start);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}

function isWithin(created: number, range: z.output<typeof bounds> = {}): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}

function positionOf(rows: Listed[], matching: Listed[], id: string, noun: string, param: string): number {
  if (!rows.some((row) => row.id === id)) throw noSuch(noun, id, param);
  const position = matching.findIndex((row) => row.id === id);
  return position;
}
