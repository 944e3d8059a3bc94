import { type Work, workItems } from '../requests/work.ts';

/** `payment` tasks are swept before all others. */
export type TaskPriority = 'payment' | 'normal';

export function taskPriority(work: readonly Pick<Work, 'kind'>[]): TaskPriority {
  return work.some(({ kind }) => workItems[kind].isPaymentWork) ? 'payment' : 'normal';
}

interface DueTask {
  readonly id: string;
  readonly requestId: string;
  readonly due: string;
}

/** Tells a task from the same task after it was postponed. */
export function sweepKey({ requestId, id, due }: DueTask): string {
  return `${requestId}|${id}|${due}`;
}

/**
 * What to run next of tasks that are due, as one group for each request, the group with the oldest task first. Groups
 * run beside each other, the tasks of a group one after the other, oldest first. Leaves out requests that are worked on
 * (`busy`) and tasks that were tried since they became due (`tried`); one that was found twice is there once.
 */
export function sweepOrder<T extends DueTask>(
  tasks: readonly T[],
  busy: ReadonlySet<string>,
  tried: ReadonlySet<string>,
): T[][] {
  const fresh = tasks.filter((task) => !busy.has(task.requestId) && !tried.has(sweepKey(task)));
  const once = new Map(fresh.map((task) => [sweepKey(task), task]));
  const oldestFirst = [...once.values()].toSorted((one, other) => one.due.localeCompare(other.due));
  return [...Map.groupBy(oldestFirst, ({ requestId }) => requestId).values()];
}
