import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import type { QueueFilter } from '../../domain/submissions/queueFilter.ts';
import { onContainer } from '../cosmos.ts';
import { queueConditions } from './queueConditions.ts';
import { type Conditions, rowConditions } from './rowConditions.ts';

/** How many rows of some partitions conditions let through, counted up to `most` in each. */
async function countIn(
  pks: readonly string[],
  conditionsOf: (pk: string) => Conditions,
  most: number,
): Promise<number> {
  const counts = await Promise.all(pks.map((pk) => countOne(pk, conditionsOf(pk), most)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countOne(pk: string, { text, parameters }: Conditions, most: number): Promise<number> {
  return onContainer('views', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${Math.floor(most)} VALUE c.id FROM c WHERE ${text}`,
          parameters: [...parameters],
        },
        { partitionKey: pk },
      )
      .fetchAll();
    return resources.length;
  });
}

/** How many rows of some partitions a filter lets through, counted up to `most` in each. */
export function countRows(pks: readonly string[], filter: ListFilter, most: number): Promise<number> {
  return countIn(pks, (pk) => rowConditions(pk, filter), most);
}

/** How many submissions of some partitions a filter lets through, counted up to `most` in each. */
export function countSubmissions(pks: readonly string[], filter: QueueFilter, most: number): Promise<number> {
  return countIn(pks, (pk) => queueConditions(pk, filter), most);
}
