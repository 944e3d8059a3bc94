import type { OperationInput } from '@azure/cosmos';
import type { CommittedTask, TaskRef } from '../../domain/requests/change.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';

type StoredDocument = Readonly<Record<string, unknown>>;

/**
 * The task of a transaction that was just committed, with what the transaction wrote. `root`: the new version of the
 * request, if it wrote one. `previous`: the version before; null for a new request.
 */
export function committedTask(
  requestId: string,
  taskId: string,
  operations: readonly OperationInput[],
  root?: RequestRoot,
  previous: RequestRoot | null = null,
): TaskRef {
  const created = operations.flatMap((operation) =>
    operation.operationType === 'Create' ? [asStored(operation.resourceBody)] : [],
  );
  const task = created.find(({ id }) => id === taskId);
  if (!task) throw new Error(`The transaction has no ${taskId}`);
  const { due, work, changeId } = task as unknown as CommittedTask;
  const events = created
    .filter(({ type }) => type === 'event')
    .map((event) => [String(event['id']), event] as const);
  const committed = { due, work, ...(changeId !== undefined && { changeId }), events: new Map(events) };
  return { requestId, taskId, committed: { ...committed, ...(root && { root, previous }) } };
}

/** A document as it would be read back. */
function asStored(document: unknown): StoredDocument {
  return JSON.parse(JSON.stringify(document)) as StoredDocument;
}
