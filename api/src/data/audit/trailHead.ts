import * as z from 'zod/mini';
import { initialHead, type Head } from '../../domain/audit/nextEntry.ts';
import { onContainer } from '../cosmos.ts';
import { sha256 } from './sha256.ts';

const head = z.object({ n: z.int(), hash: z.string() });

/** The last entry of a partition, read from the store. */
export async function trailHead(pk: string): Promise<Head> {
  return onContainer('audit', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: 'SELECT TOP 1 c.n, c.hash FROM c WHERE c.pk = @pk AND IS_DEFINED(c.n) ORDER BY c.n DESC',
          parameters: [{ name: '@pk', value: pk }],
        },
        { partitionKey: pk },
      )
      .fetchAll();
    const [last] = z.array(head).parse(resources);
    return last ?? initialHead(pk, sha256);
  });
}
