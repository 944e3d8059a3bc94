import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { countIn } from './countIn.ts';
import { rowConditions } from './rowConditions.ts';

/** How many rows of some partitions a filter lets through, counted up to `most` in each. */
export function countRows(pks: readonly string[], filter: ListFilter, most: number): Promise<number> {
  return countIn(pks, (pk) => rowConditions(pk, filter), most);
}
