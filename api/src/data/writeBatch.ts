import type { OperationInput } from '@azure/cosmos';
import { unavailable } from '../errors/portalError.ts';
import type { ContainerName } from './containers.ts';
import { onContainer } from './cosmos.ts';

export type BatchOutcome =
  | {
      readonly ok: true;
      /** The written documents, in the order of the operations. */
      readonly documents?: readonly unknown[];
      /** Their ETags. */
      readonly etags?: readonly (string | undefined)[];
    }
  | { readonly ok: false; readonly statuses: readonly number[] };

/** Statuses of a write conflict: read and decide again. */
const CONFLICTS = new Set([409, 412, 449]);

/**
 * Writes a transactional batch in one partition. `operationsOf` is called for each attempt, because the SDK changes the
 * operations. Failures other than the expected statuses become `unavailable`.
 */
export async function writeBatch(
  name: ContainerName,
  partitionKey: string,
  operationsOf: () => OperationInput[],
  expected: ReadonlySet<number> = CONFLICTS,
): Promise<BatchOutcome> {
  const response = await onContainer(name, (container) =>
    container.items.batch(operationsOf(), partitionKey),
  );
  const statuses = (response.result ?? []).map((result) => result.statusCode);
  if (statuses.length > 0 && statuses.every((status) => status < 300))
    return {
      ok: true,
      documents: response.result?.map(({ resourceBody }) => resourceBody) ?? [],
      etags: response.result?.map(({ eTag }) => eTag) ?? [],
    };
  const failed = statuses.find((status) => status >= 300 && status !== 424) ?? response.code;
  if (failed !== undefined && expected.has(failed)) return { ok: false, statuses };
  throw unavailable('Cosmos DB', new Error(`batch in ${name} returned status ${failed ?? 'none'}`));
}
