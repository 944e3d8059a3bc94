import * as z from 'zod/mini';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { onContainer } from '../cosmos.ts';
import { readRequest } from './readRequest.ts';

/** The request with the latest event; null if there is none. Queries every partition. */
export async function latestRequest(): Promise<RequestDocument | null> {
  const found = await onContainer('requests', async (container) => {
    const { resources } = await container.items
      .query({
        query: 'SELECT TOP 1 c.requestId FROM c WHERE c.type = @type ORDER BY c.at DESC',
        parameters: [{ name: '@type', value: 'event' }],
      })
      .fetchAll();
    return z.array(z.object({ requestId: z.string() })).parse(resources);
  });
  const [latest] = found;
  return latest ? ((await readRequest(latest.requestId))?.value ?? null) : null;
}
