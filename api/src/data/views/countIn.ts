import { onContainer } from '../cosmos.ts';
import type { Conditions } from './rowConditions.ts';

/** How many rows of some partitions conditions let through, counted up to `most` in each. */
export async function countIn(
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
