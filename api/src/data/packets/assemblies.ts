import type { JSONObject, OperationInput } from '@azure/cosmos';
import { type Assembly, assembly, emptyAssembly } from '../../domain/packets/assembly.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { RequestEvent } from '../../domain/requests/requestEvents.ts';
import type { TaskStep } from '../../domain/requests/taskSteps.ts';
import { readDocument } from '../documents.ts';
import { committedTask, eventAndTask, taskDocument, taskIdOf } from '../requests/partition.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { writeBatch } from '../writeBatch.ts';

const ID = 'assembly';

/** The next version of an assembly, with what is recorded and done after it. */
export interface AssemblyChange {
  readonly assembly: Assembly;
  readonly event?: RequestEvent;
  readonly steps?: readonly TaskStep[];
}

interface ChangedAssembly {
  readonly assembly: Assembly;
  readonly isChanged: boolean;
  /** The outbox tasks to run now. */
  readonly pendingTasks: TaskRef[];
}

/** The assembly of a request; empty if nothing was added. */
export async function readAssembly(requestId: string): Promise<Assembly> {
  return (await readDocument('requests', ID, requestId, assembly))?.value ?? emptyAssembly(requestId);
}

/**
 * Changes the assembly of a request. `decide` is called again after a write conflict; null changes nothing. The next
 * version, its event and its task are committed in one transaction.
 */
export async function changeAssembly(
  requestId: string,
  decide: (current: Assembly) => AssemblyChange | null | Promise<AssemblyChange | null>,
  now: Date,
): Promise<ChangedAssembly> {
  return retryOnConflict<ChangedAssembly>('the assembly', async () => {
    const stored = await readDocument('requests', ID, requestId, assembly);
    const current = stored?.value ?? emptyAssembly(requestId);
    const change = await decide(current);
    if (!change) return succeeded({ assembly: current, isChanged: false, pendingTasks: [] });
    const key = `${ID}|${now.toISOString()}|${crypto.randomUUID()}`;
    const operations = () => [saved(change.assembly, stored?.etag), ...recorded(requestId, key, change, now)];
    const outcome = await writeBatch('requests', requestId, operations);
    if (!outcome.ok) return writeConflict;
    const hasTask = change.event !== undefined || (change.steps ?? []).length > 0;
    const pendingTasks = hasTask ? [committedTask(requestId, taskIdOf(key), operations())] : [];
    return succeeded({ assembly: change.assembly, isChanged: true, pendingTasks });
  });
}

function saved(value: Assembly, etag: string | undefined): OperationInput {
  const resourceBody = { ...value, id: ID, type: 'assembly' } as unknown as JSONObject;
  return etag === undefined
    ? { operationType: 'Create', resourceBody }
    : { operationType: 'Replace', id: ID, ifMatch: etag, resourceBody };
}

function recorded(
  requestId: string,
  key: string,
  { event, steps = [] }: AssemblyChange,
  now: Date,
): OperationInput[] {
  if (event) return eventAndTask(requestId, key, { event, steps }, now);
  if (steps.length === 0) return [];
  return [{ operationType: 'Create', resourceBody: taskDocument(requestId, taskIdOf(key), steps, now) }];
}
