import type { QueueFilter } from '../../domain/submissions/queueFilter.ts';
import { countIn } from './countIn.ts';
import { queueConditions } from './queueConditions.ts';

/** How many submissions of some partitions a filter lets through, counted up to `most` in each. */
export function countSubmissions(pks: readonly string[], filter: QueueFilter, most: number): Promise<number> {
  return countIn(pks, (pk) => queueConditions(pk, filter), most);
}
