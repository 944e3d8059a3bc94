import { type TaskStep, taskSteps } from '../requests/taskSteps.ts';

/**
 * `payment` tasks are swept before all others. `check` tasks, which only check documents, are swept one after the other
 * beside them.
 */
export type TaskPriority = 'payment' | 'normal' | 'check';

export function taskPriority(steps: readonly Pick<TaskStep, 'kind'>[]): TaskPriority {
  if (steps.some(({ kind }) => taskSteps[kind].isPayment)) return 'payment';
  return steps.length > 0 && steps.every(({ kind }) => taskSteps[kind].isCheck) ? 'check' : 'normal';
}

/** Whose turn a check is: the account that submitted the request, or the request if there is none. */
export function turnOf({ requestId, steps }: { requestId: string; steps: readonly TaskStep[] }): string {
  const submitters = steps.map((step) => ('submitterId' in step ? step.submitterId : undefined));
  return submitters.find((submitterId) => submitterId !== undefined) ?? requestId;
}

interface DueTask {
  readonly id: string;
  readonly requestId: string;
  readonly due: string;
}

/** Identifies a task at its due time; a postponed task has another key. */
export function sweepKey({ requestId, id, due }: DueTask): string {
  return `${requestId}|${id}|${due}`;
}

/**
 * The due tasks to run next, grouped by request, the group with the oldest task first. Groups run in parallel; the tasks
 * of a group run in sequence, oldest first. Leaves out `busy` requests, tasks that were already `tried` at this due time,
 * and duplicates.
 */
export function sweepOrder<T extends DueTask>(
  tasks: readonly T[],
  busy: ReadonlySet<string>,
  tried: ReadonlySet<string>,
): T[][] {
  const untried = tasks.filter((task) => !busy.has(task.requestId) && !tried.has(sweepKey(task)));
  const unique = new Map(untried.map((task) => [sweepKey(task), task]));
  const oldestFirst = [...unique.values()].toSorted((one, other) => one.due.localeCompare(other.due));
  return [...Map.groupBy(oldestFirst, ({ requestId }) => requestId).values()];
}
