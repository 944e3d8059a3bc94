import type { QueueFilter } from '../../domain/review/queueFilter.ts';
import { onContainer } from '../cosmos.ts';
import { queueConditions } from './queueConditions.ts';

/** How many submissions of some partitions a filter lets through, counted up to `most` in each. */
export async function countSubmissions(
  pks: readonly string[],
  filter: QueueFilter,
  most: number,
): Promise<number> {
  const counts = await Promise.all(pks.map((pk) => countIn(pk, filter, most)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countIn(pk: string, filter: QueueFilter, most: number): Promise<number> {
  const { text, parameters } = queueConditions(pk, filter);
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
