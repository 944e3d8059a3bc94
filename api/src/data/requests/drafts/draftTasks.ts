import * as z from 'zod/mini';
import { queryDocuments } from '../../sdk/queryDocuments.ts';

/** The task that monitors a draft, in the partition of its future request. */
export const DRAFT_TASK = 'task|draft';
const PAGE = 500;

const stored = z.object({
  requestId: z.string(),
  work: z.array(z.object({ kind: z.string(), draftId: z.optional(z.string()) })),
});

interface DraftTask {
  readonly requestId: string;
  readonly draftId: string;
  readonly taskId: string;
}

/** The drafts with a task, sorted by the id of their future request, after a cursor. */
export async function* draftTasks(from: string | null): AsyncGenerator<DraftTask> {
  for (let after = from ?? ''; ;) {
    const page = await pageAfter(after);
    for (const { requestId, work: steps } of page) {
      for (const { draftId } of steps) if (draftId) yield { requestId, draftId, taskId: DRAFT_TASK };
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.requestId;
  }
}

async function pageAfter(after: string): Promise<z.output<typeof stored>[]> {
  return queryDocuments(
    'requests',
    null,
    stored,
    `SELECT TOP ${PAGE} c.requestId, c.work FROM c WHERE c.type = @type AND c.id = @id AND c.requestId > @after ORDER BY c.requestId ASC`,
    { type: 'task', id: DRAFT_TASK, after },
  );
}
