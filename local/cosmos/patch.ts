import { z } from 'zod';
import { errorResponse, type CosmosResponse } from './response.ts';
import {
  isStale,
  notFound,
  replaceDocument,
  preconditionFailed,
  type OperationTarget,
} from './operations.ts';
import type { CosmosDocument } from './document.ts';
import { valueAtPath } from './partitionKey.ts';
import { parseQuery, patchOperation } from './query/vercelInternals.ts';

/** https://learn.microsoft.com/azure/cosmos-db/partial-document-update#supported-modes */
const MAX_OPERATIONS = 10;

const patchBody = z.union([
  z.array(z.unknown()).transform((operations) => ({ operations, condition: undefined })),
  z.object({ operations: z.array(z.unknown()), condition: z.string().optional() }),
]);

/**
 * Patches one document with the package's patch operations. The condition is evaluated here, on this document and as
 * written, because the package lowercases it and evaluates it on the whole container.
 */
export function patchDocument(target: OperationTarget, id: string, body: unknown): CosmosResponse {
  const patch = patchBody.safeParse(body);
  if (!patch.success)
    return errorResponse(400, 'Invalid patch request: check syntax of patch specification.');
  const stored = target.container.find(target.key, id);
  if (!stored) return notFound();
  if (isStale(target.ifMatch, stored.document)) return preconditionFailed();

  const condition = patch.data.condition;
  if (condition) {
    const isMet = isConditionMet(condition, stored.document);
    if (isMet === undefined) return errorResponse(400, 'Invalid condition in patch request.');
    if (!isMet) return preconditionFailed();
  }
  return apply(target, stored.document, patch.data.operations);
}

/** Undefined when the condition cannot be parsed. */
function isConditionMet(condition: string, document: CosmosDocument): boolean | undefined {
  try {
    return parseQuery(`SELECT VALUE 1 ${condition}`).exec([document], {}).result.length > 0;
  } catch {
    return undefined;
  }
}

function apply(
  target: OperationTarget,
  document: CosmosDocument,
  operations: readonly unknown[],
): CosmosResponse {
  if (operations.length > MAX_OPERATIONS)
    return errorResponse(400, `The number of patch operations can't exceed ${MAX_OPERATIONS}.`);
  let current: Record<string, unknown> = document;
  for (const operation of operations) {
    if (!hasParent(current, operation))
      return errorResponse(400, 'An operation can only create a child of an existing object or array.');
    let next: Record<string, unknown> | undefined;
    const outcome = patchOperation(
      {
        document: () => ({ read: () => current }),
        documents: { replace: (patched) => (next = patched) },
      },
      { id: document.id, partitionKey: target.key, operations: [operation] },
    );
    if (!next) return { status: outcome.statusCode, body: outcome.body };
    current = next;
  }
  return replaceDocument({ ...target, ifMatch: undefined }, document.id, current);
}

/**
 * Whether the object or array exists that an operation changes. The package would change the document itself. Other faults
 * of an operation are the package's to refuse.
 */
function hasParent(document: object, operation: unknown): boolean {
  const parsed = z.object({ path: z.string().startsWith('/') }).safeParse(operation);
  if (!parsed.success) return true;
  const parent = parsed.data.path.slice(1).split('/').slice(0, -1);
  const found = valueAtPath(
    document,
    parent.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')),
  );
  return typeof found === 'object' && found !== null;
}
