import { z } from 'zod';
import { refuse, type Answer } from './answer.ts';
import { isStale, missing, replaceDocument, stale, type OperationTarget } from './operations.ts';
import type { CosmosDocument } from './document.ts';
import { parseQuery, patchOperation } from './query/vercelInternals.ts';

const patchBody = z.union([
  z.array(z.unknown()).transform((operations) => ({ operations, condition: undefined })),
  z.object({ operations: z.array(z.unknown()), condition: z.string().optional() }),
]);

/**
 * Patches one document with the package's own arithmetic. The package lower-cases the condition, property names
 * and strings included, and asks it of the whole container: here it is asked of this document, as written.
 */
export function patchDocument(target: OperationTarget, id: string, body: unknown): Answer {
  const patch = patchBody.safeParse(body);
  if (!patch.success) return refuse(400, 'Invalid patch request: check syntax of patch specification.');
  const stored = target.container.find(target.key, id);
  if (!stored) return missing();
  if (isStale(target.ifMatch, stored.document)) return stale();

  const condition = patch.data.condition;
  if (condition) {
    const holds = conditionHolds(condition, stored.document);
    if (holds === undefined) return refuse(400, 'Invalid condition in patch request.');
    if (!holds) return stale();
  }
  return apply(target, stored.document, patch.data.operations);
}

/** Undefined when the condition cannot be read. */
function conditionHolds(condition: string, document: CosmosDocument): boolean | undefined {
  try {
    return parseQuery(`SELECT VALUE 1 ${condition}`).exec([document], {}).result.length > 0;
  } catch {
    return undefined;
  }
}

function apply(target: OperationTarget, document: CosmosDocument, operations: readonly unknown[]): Answer {
  let next: Record<string, unknown> | undefined;
  const outcome = patchOperation(
    { document: () => ({ read: () => document }), documents: { replace: (patched) => (next = patched) } },
    { id: document.id, partitionKey: target.key, operations },
  );
  if (!next) return { status: outcome.statusCode, body: outcome.body };
  return replaceDocument({ ...target, ifMatch: undefined }, document.id, next);
}
