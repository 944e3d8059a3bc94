import type { JSONObject, OperationInput } from '@azure/cosmos';
import type { Change, TaskRef } from '../../domain/requests/change.ts';
import { writeBatch } from '../writeBatch.ts';
import { DRAFT_TASK } from './drafts/draftTasks.ts';
import { committedTask, eventAndTask, taskIdOf } from './partition.ts';
import { withinSampleOrThrow } from './withinSampleOrThrow.ts';

const WRITE_CONFLICTS = new Set([404, 409, 412, 449]);
const endDraftTask: OperationInput = { operationType: 'Delete', id: DRAFT_TASK };

/**
 * Creates a request with its first event and outbox task, and deletes the task of its draft, in one transaction. Returns
 * the task to run now; null if the request exists.
 */
export async function createRequest(wanted: Change, now: Date): Promise<TaskRef | null> {
  const change = withinSampleOrThrow(wanted);
  const { request } = change;
  const { requestId, seq, source } = request;
  const documents = (): OperationInput[] => [
    { operationType: 'Create', resourceBody: { ...request } as unknown as JSONObject },
    ...eventAndTask(requestId, seq, change, now),
  ];
  const create = (extra: OperationInput[]) =>
    writeBatch('requests', requestId, () => [...documents(), ...structuredClone(extra)], WRITE_CONFLICTS);
  let outcome = await create(source === 'client' ? [endDraftTask] : []);
  // The draft has no task: retention was about to delete it.
  if (!outcome.ok && outcome.statuses.includes(404)) outcome = await create([]);
  return outcome.ok ? committedTask(requestId, taskIdOf(seq), documents(), request) : null;
}
