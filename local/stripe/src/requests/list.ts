import { z } from 'zod';
import { expand, integer } from '../form/fields.ts';
import { resourceMissing } from '../StripeError.ts';

const bounds = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});

/** The parameters of all lists. */
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

interface ListItem {
  id: string;
  created: number;
}

/**
 * Returns one page of rows that are sorted newest first.
 * @throws StripeError (400) when the id of a cursor does not exist
 */
export function paginate<Item extends ListItem>(
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
  const following = matching.slice(start);
  return { object: 'list', data: following.slice(0, limit), has_more: following.length > limit, url };
}

function isWithin(created: number, range: z.output<typeof bounds> = {}): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}

function positionOf(rows: ListItem[], matching: ListItem[], id: string, noun: string, param: string): number {
  if (!rows.some((row) => row.id === id)) throw resourceMissing(noun, id, param);
  const position = matching.findIndex((row) => row.id === id);
  return position;
}
