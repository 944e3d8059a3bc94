import { DRAFT_TASK } from './draftTasks.ts';
import { readTask } from '../tasks.ts';

/** The id of the draft that may become this request; null if there is none. */
export async function draftOfRequest(requestId: string): Promise<string | null> {
  const task = await readTask(requestId, DRAFT_TASK);
  const step = task?.steps.find((each) => each.kind === 'finish-draft');
  return step?.draftId ?? null;
}
