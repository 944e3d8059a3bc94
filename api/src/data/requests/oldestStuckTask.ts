import * as z from 'zod/mini';
import { onContainer } from '../cosmos.ts';

const schema = z.object({ id: z.string(), requestId: z.string(), stuckSince: z.string() });

/** The task that has been stuck longest, due or not; null if none is stuck. */
export async function oldestStuckTask(now: Date): Promise<z.output<typeof schema> | null> {
  return onContainer('requests', async (container) => {
    const { resources } = await container.items
      .query<unknown>({
        query:
          'SELECT TOP 1 c.id, c.requestId, c.stuckSince FROM c WHERE c.type = @type AND c.stuckSince <= @now ORDER BY c.stuckSince',
        parameters: [
          { name: '@type', value: 'task' },
          { name: '@now', value: now.toISOString() },
        ],
      })
      .fetchAll();
    return resources[0] === undefined ? null : schema.parse(resources[0]);
  });
}
