import type { ListFilter } from '../../domain/request/listFilter.ts';
import { onContainer } from '../cosmos.ts';
import { rowConditions } from './rowConditions.ts';

/** How many rows of some partitions a filter lets through, counted up to `most` in each. */
export async function countRows(pks: readonly string[], filter: ListFilter, most: number): Promise<number> {
  const counts = await Promise.all(pks.map((pk) => countIn(pk, filter, most)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countIn(pk: string, filter: ListFilter, most: number): Promise<number> {
  const { text, parameters } = rowConditions(pk, filter);
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
