import { missingReasonKeys } from '@portal/contract/catalogues/missingReasons.ts';
import { disputeStandings } from '@portal/contract/schemas/dispute.ts';
import * as z from 'zod/mini';
import { invoiceNews, type Work } from '../../domain/request/change.ts';
import type { TaskPriority } from '../../domain/request/sweepOrder.ts';
import { onContainer, statusOf } from '../cosmos.ts';
import { readDocument, upsertDocument } from '../documents.ts';
import { storedPriority, taskDocument } from './partition.ts';

const work = z.union([
  z.object({ kind: z.literal('project') }),
  z.object({ kind: z.literal('learn-attorney') }),
  z.object({ kind: z.literal('scan') }),
  z.object({ kind: z.literal('count-file-payment'), fileId: z.string() }),
  z.object({ kind: z.literal('count-invoice'), invoiceId: z.string() }),
  z.object({ kind: z.literal('mail'), template: z.literal('requestSubmitted') }),
  z.object({
    kind: z.literal('mail'),
    template: z.literal('feePaymentFailed'),
    chargeId: z.optional(z.nullable(z.string())),
  }),
  z.object({
    kind: z.literal('mail'),
    template: z.literal('statusChanged'),
    seq: z.int(),
    status: z.string(),
  }),
  z.object({
    kind: z.literal('mail'),
    template: z.enum(['filePaid', 'filePaymentFailed', 'fileWithdrawn', 'fileTermsChanged']),
    seq: z.int(),
    fileId: z.string(),
  }),
  z.object({
    kind: z.literal('mail'),
    template: z.literal('fileRefunded'),
    seq: z.int(),
    fileId: z.string(),
    intentId: z.string(),
  }),
  z.object({
    kind: z.literal('mail'),
    template: z.literal('filesAdded'),
    seq: z.int(),
    fileIds: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('mail'),
    template: z.enum(invoiceNews),
    seq: z.int(),
    invoiceId: z.string(),
    refundId: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('mail'),
    template: z.literal('submissionRejected'),
    seq: z.int(),
    missing: z.array(z.enum(missingReasonKeys)),
  }),
  z.object({ kind: z.literal('refund'), invoiceId: z.string(), refundId: z.string() }),
  z.object({ kind: z.literal('mail'), template: z.literal('updateReceived'), updateId: z.string() }),
  z.object({ kind: z.literal('tell-staff'), updateId: z.string() }),
  z.object({
    kind: z.literal('tell-dispute'),
    disputeId: z.string(),
    standing: z.enum(disputeStandings),
  }),
  z.object({ kind: z.literal('finish-draft'), draftId: z.string() }),
  z.object({ kind: z.literal('end-draft'), draftId: z.string() }),
  z.object({ kind: z.literal('erase'), fileId: z.string() }),
  z.object({ kind: z.literal('end-file-payment'), fileId: z.string(), refund: z.boolean() }),
  z.object({ kind: z.literal('bundle'), bundleId: z.string() }),
  z.object({ kind: z.literal('keep-issued'), accountingId: z.string() }),
  z.object({ kind: z.literal('audit'), eventId: z.string() }),
]) satisfies z.ZodMiniType<Work>;

const schema = z.object({
  id: z.string(),
  requestId: z.string(),
  due: z.string(),
  attempts: z.int(),
  work: z.array(work),
  /** Since when work of it has been left that should have been done at once; absent when it waits for somebody. */
  stuckSince: z.optional(z.string()),
});

export type Task = z.output<typeof schema>;

export async function readTask(requestId: string, id: string): Promise<Task | null> {
  return (await readDocument('requests', id, requestId, schema))?.value ?? null;
}

/**
 * Puts a task of its own (one that no change of a request made), in the place of an earlier one with its id. The sweep
 * runs it after `dueAfterMs`.
 */
export async function putTask(
  requestId: string,
  id: string,
  list: readonly Work[],
  now: Date,
  dueAfterMs: number,
): Promise<void> {
  await upsertDocument('requests', taskDocument(requestId, id, list, now, dueAfterMs) as { id: string });
}

export async function deleteTask(requestId: string, id: string): Promise<void> {
  await onContainer('requests', async (container) => {
    try {
      await container.item(id, requestId).delete();
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  });
}

interface Postponed {
  readonly left: readonly Work[];
  readonly due: Date;
  readonly stuckSince: string | undefined;
}

/** Keeps what is left of a task for a later try. A task that was finished meanwhile stays finished. */
export async function postponeTask(task: Task, { left, due, stuckSince }: Postponed): Promise<void> {
  await onContainer('requests', async (container) => {
    try {
      await container.item(task.id, task.requestId).replace({
        ...task,
        type: 'task',
        work: left,
        ...storedPriority(left),
        attempts: task.attempts + 1,
        due: due.toISOString(),
        stuckSince,
      });
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  });
}

/** A task that cannot be read: the rest of it is not what this version of the code knows. */
const identity = z.object({ id: z.string(), requestId: z.string() });

interface DueTasks {
  readonly tasks: Task[];
  readonly unreadable: z.output<typeof identity>[];
}

const condition = {
  payment: "c.priority = 'payment'",
  normal: 'NOT IS_DEFINED(c.priority)',
} as const satisfies Record<TaskPriority, string>;

/** Up to `limit` tasks of one priority whose time has come, over all requests, those that have been due for longest first. */
export async function dueTasks(priority: TaskPriority, now: Date, limit: number): Promise<DueTasks> {
  return onContainer('requests', async (container) => {
    const { resources } = await container.items
      .query<unknown>({
        query: `SELECT TOP ${Math.floor(limit)} c.id, c.requestId, c.due, c.attempts, c.work, c.stuckSince FROM c WHERE c.type = @type AND ${condition[priority]} AND c.due <= @now ORDER BY c.due ASC`,
        parameters: [
          { name: '@type', value: 'task' },
          { name: '@now', value: now.toISOString() },
        ],
      })
      .fetchAll();
    const tasks: Task[] = [];
    const unreadable: DueTasks['unreadable'] = [];
    for (const resource of resources) {
      const parsed = schema.safeParse(resource);
      if (parsed.success) tasks.push(parsed.data);
      else unreadable.push(identity.parse(resource));
    }
    return { tasks, unreadable };
  });
}

/** Puts a task that cannot be read aside, so that it holds up no other; it counts as stuck from `now` on. */
export async function putAside(
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
