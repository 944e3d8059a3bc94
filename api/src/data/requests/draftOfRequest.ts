import { DRAFT_TASK } from './draftTasks.ts';
import { readTask } from './tasks.ts';

/** The draft that may become a request, by the task that watches over it; null when none is kept. */
export async function draftOfRequest(requestId: string): Promise<string | null> {
  const task = await readTask(requestId, DRAFT_TASK);
  const work = task?.work.find((each) => each.kind === 'finish-draft');
  return work?.draftId ?? null;
}
