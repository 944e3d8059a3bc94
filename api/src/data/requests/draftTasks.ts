import * as z from 'zod/mini';
import { pagesOf } from '../pagesOf.ts';

const DRAFT_TASK = 'task|draft';

const stored = z.object({
  requestId: z.string(),
  work: z.array(z.object({ kind: z.string(), draftId: z.optional(z.string()) })),
});

/** The drafts that the outbox watches over, each with the request that it would become. */
export async function* draftTasks(): AsyncGenerator<{ requestId: string; draftId: string; taskId: string }> {
  const query = {
    query: 'SELECT c.requestId, c.work FROM c WHERE c.type = @type AND c.id = @id',
    parameters: [
      { name: '@type', value: 'task' },
      { name: '@id', value: DRAFT_TASK },
    ],
  };
  for await (const document of pagesOf('requests', query)) {
    const { requestId, work } = stored.parse(document);
    for (const { draftId } of work) if (draftId) yield { requestId, draftId, taskId: DRAFT_TASK };
  }
}
