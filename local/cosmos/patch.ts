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
import { parseQuery, patchOperation } from './query/vercelInternals.ts';

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
  let next: Record<string, unknown> | undefined;
  const outcome = patchOperation(
    { document: () => ({ read: () => document }), documents: { replace: (patched) => (next = patched) } },
    { id: document.id, partitionKey: target.key, operations },
  );
  if (!next) return { status: outcome.statusCode, body: outcome.body };
  return replaceDocument({ ...target, ifMatch: undefined }, document.id, next);
}
