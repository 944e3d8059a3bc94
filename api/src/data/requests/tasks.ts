import type { JSONObject } from '@azure/cosmos';
import * as z from 'zod/mini';
import type { TaskPriority } from '../../domain/operations/sweepOrder.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { type ClientNotification, type TaskStep, taskStep } from '../../domain/requests/taskSteps.ts';
import { onContainer } from '../cosmos.ts';
import { readDocument, upsertDocument } from '../documents.ts';
import { writeBatch } from '../writeBatch.ts';
import { DELAYED, INLINE_GRACE_MS, storedPriority, taskDocument } from './partition.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';
import { unlessStatus } from '../sdk/unlessStatus.ts';

const storedTask = z.object({
  id: z.string(),
  requestId: z.string(),
  due: z.string(),
  attempts: z.int(),
  /** Its steps. */
  work: z.array(taskStep),
  /** The change of the request that created it; absent for other tasks. */
  changeId: z.optional(z.string()),
  /** Since when the task has been failing, or has waited for its check; absent while it waits for a person or has not failed. */
  stuckSince: z.optional(z.string()),
  /** When this version was stored, in seconds, by the clock of the store. */
  _ts: z.optional(z.int()),
});

const schema = z.pipe(
  storedTask,
  z.transform(({ work, ...task }) => ({ ...task, steps: work })),
);

/** Statuses of a batch when another process replaced a task first. */
const REPLACED = new Set([404, 409, 412, 449]);

export type Task = z.output<typeof schema>;

export async function readTask(requestId: string, id: string): Promise<Task | null> {
  return (await readDocument('requests', id, requestId, schema))?.value ?? null;
}

/**
 * Creates or replaces a task that does not belong to a change of a request. The sweep runs it after `dueAfterMs`.
 */
export async function putTask(
  requestId: string,
  id: string,
  steps: readonly TaskStep[],
  now: Date,
  dueAfterMs = INLINE_GRACE_MS,
): Promise<void> {
  await upsertDocument('requests', taskDocument(requestId, id, steps, now, dueAfterMs) as { id: string });
}

export async function deleteTask(requestId: string, id: string): Promise<void> {
  await onContainer('requests', (container) => unlessStatus([404], container.item(id, requestId).delete()));
}

/** The remaining steps of a task, and when they are due. */
export interface Postponed {
  readonly remaining: readonly TaskStep[];
  readonly due: Date;
  /** How often a step of the task has failed. Waiting is not a failure. */
  readonly attempts: number;
  readonly stuckSince: string | undefined;
}

/** Saves the remaining steps of a task for a later attempt. Does nothing if the task has been finished. */
export async function postponeTask(task: Task, postponed: Postponed): Promise<void> {
  await replaceTask(postponedTask(task, postponed));
}

/** Keeps the sweep from running a task while this process does. Does nothing if the task has been finished. */
export async function reserveTask(task: Task, now: Date): Promise<void> {
  await replaceTask(reservedFrom(now, task));
}

/**
 * Postpones a task and moves its notices to a new task, in one transaction, so that neither waits for the other. Returns
 * the new task; null if the task has been finished or divided by another process.
 */
export async function moveNotices(
  task: Task,
  postponed: Postponed,
  notices: readonly TaskStep[],
  now: Date,
): Promise<Task | null> {
  const moved = reservedFrom(now, { ...task, id: `${task.id}|notices`, steps: [...notices] });
  const outcome = await writeBatch(
    'requests',
    task.requestId,
    () => [
      { operationType: 'Replace', id: task.id, resourceBody: toStored(postponedTask(task, postponed)) },
      { operationType: 'Create', resourceBody: toStored(moved) },
    ],
    REPLACED,
  );
  return outcome.ok ? moved : null;
}

function reservedFrom(now: Date, task: Task): Task {
  return { ...task, due: new Date(now.getTime() + INLINE_GRACE_MS).toISOString() };
}

function postponedTask(task: Task, { remaining, due, attempts, stuckSince }: Postponed): Task {
  return {
    ...task,
    steps: [...remaining],
    attempts,
    due: due.toISOString(),
    stuckSince,
  };
}

async function replaceTask(task: Task): Promise<void> {
  await onContainer('requests', (container) =>
    unlessStatus([404], container.item(task.id, task.requestId).replace(toStored(task))),
  );
}

function toStored({ _ts, steps, ...task }: Task): JSONObject {
  return { ...task, type: 'task', work: steps, ...storedPriority(steps) } as unknown as JSONObject;
}

/** A stored task with notifications that wait for the end of their delay. */
interface DelayedTask {
  readonly id: string;
  readonly notifications: readonly ClientNotification[];
}

/** The delayed tasks of a request, oldest first. Nearly always, all of them are due at the same time. */
export async function readDelayedTasks(requestId: string): Promise<DelayedTask[]> {
  const found = await queryDocuments(
    'requests',
    requestId,
    z.unknown(),
    'SELECT c.id, c.requestId, c.due, c.attempts, c.work FROM c WHERE c.type = @type AND ENDSWITH(c.id, @suffix)',
    { type: 'task', suffix: DELAYED },
  );
  return found
    .flatMap((resource) => schema.safeParse(resource).data ?? [])
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map((task) => ({ id: task.id, notifications: task.steps.flatMap(notificationsIn) }));
}

function notificationsIn(step: TaskStep): readonly ClientNotification[] {
  return step.kind === 'notify-client-later' ? step.notifications : [];
}

/**
 * Replaces delayed tasks with one task, in one transaction. `step` null: deletes them. Returns the new task, null if there
 * is none, or false if one of them was already replaced.
 */
export async function replaceDelayedTasks(
  requestId: string,
  tasks: readonly DelayedTask[],
  step: TaskStep | null,
  now: Date,
): Promise<TaskRef | null | false> {
  const taskId = tasks[0]!.id.replace(DELAYED, '|combined');
  const outcome = await writeBatch(
    'requests',
    requestId,
    () => [
      ...tasks.map(({ id }) => ({ operationType: 'Delete' as const, id })),
      ...(step
        ? [{ operationType: 'Create' as const, resourceBody: taskDocument(requestId, taskId, [step], now) }]
        : []),
    ],
    REPLACED,
  );
  if (!outcome.ok) return false;
  return step ? { requestId, taskId } : null;
}

/** A task that this version of the code cannot parse. */
const identity = z.object({ id: z.string(), requestId: z.string() });

interface DueTasks {
  readonly tasks: Task[];
  readonly unreadable: z.output<typeof identity>[];
}

const condition = {
  payment: "c.priority = 'payment'",
  normal: 'NOT IS_DEFINED(c.priority) AND NOT IS_DEFINED(c.lane)',
  check: "c.lane = 'check'",
} as const satisfies Record<TaskPriority, string>;

/** Due tasks of a priority in all requests, the longest due first. */
export async function dueTasks(priority: TaskPriority, now: Date, limit: number): Promise<DueTasks> {
  const found = await queryDocuments(
    'requests',
    null,
    z.unknown(),
    `SELECT TOP ${Math.floor(limit)} c.id, c.requestId, c.due, c.attempts, c.work, c.stuckSince, c._ts FROM c WHERE c.type = @type AND ${condition[priority]} AND c.due <= @now ORDER BY c.due ASC`,
    { type: 'task', now: now.toISOString() },
  );
  const tasks: Task[] = [];
  const unreadable: DueTasks['unreadable'] = [];
  for (const resource of found) {
    const parsed = schema.safeParse(resource);
    if (parsed.success) tasks.push(parsed.data);
    else unreadable.push(identity.parse(resource));
  }
  return { tasks, unreadable };
}

/** Postpones an unreadable task and marks it as stuck since `now`, so that it does not block others. */
export async function quarantineTask(
  { id, requestId }: z.output<typeof identity>,
  now: Date,
  until: Date,
): Promise<void> {
  await onContainer('requests', async (container) => {
    const item = container.item(id, requestId);
    const { resource, etag } = await item.read<{ stuckSince?: string }>();
    if (!resource) return;
    await item.replace(
      {
        ...resource,
        id,
        requestId,
        stuckSince: resource.stuckSince ?? now.toISOString(),
        due: until.toISOString(),
      },
      { accessCondition: { type: 'IfMatch', condition: etag } },
    );
  });
}

const MAX_STUCK = 500;

const storedStuckTask = z.object({
  id: z.string(),
  requestId: z.string(),
  stuckSince: z.string(),
  // Perhaps of another version of the code.
  work: z.array(z.object({ kind: z.string() })),
});

const stuckTask = z.pipe(
  storedStuckTask,
  z.transform(({ work, ...task }) => ({ ...task, steps: work })),
);

/** The tasks that have been stuck longest, due or not, the longest first. At most 500. */
export async function stuckTasks(now: Date): Promise<z.output<typeof stuckTask>[]> {
  return queryDocuments(
    'requests',
    null,
    stuckTask,
    `SELECT TOP ${MAX_STUCK} c.id, c.requestId, c.stuckSince, c.work FROM c WHERE c.type = @type AND c.stuckSince <= @now ORDER BY c.stuckSince`,
    { type: 'task', now: now.toISOString() },
  );
}
