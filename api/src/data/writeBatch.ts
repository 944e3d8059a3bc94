import type { OperationInput } from '@azure/cosmos';
import { unavailable } from '../errors/portalError.ts';
import type { ContainerName } from './containers.ts';
import { onContainer } from './cosmos.ts';

export type BatchOutcome =
  { readonly ok: true } | { readonly ok: false; readonly statuses: readonly number[] };

/** Statuses that say that somebody else wrote first: read and decide again. */
const CONTENTION = new Set([409, 412, 449]);

/**
 * One transactional batch in one partition: all operations happen or none. `operationsOf` is called for each try,
 * because the SDK changes the operations that it is given. Any failure but contention becomes `unavailable`.
 */
export async function writeBatch(
  name: ContainerName,
  partitionKey: string,
  operationsOf: () => OperationInput[],
  expected: ReadonlySet<number> = CONTENTION,
): Promise<BatchOutcome> {
  const response = await onContainer(name, (container) =>
    container.items.batch(operationsOf(), partitionKey),
  );
  const statuses = (response.result ?? []).map((result) => result.statusCode);
  if (statuses.length > 0 && statuses.every((status) => status < 300)) return { ok: true };
  const failed = statuses.find((status) => status >= 300 && status !== 424) ?? response.code;
  if (failed !== undefined && expected.has(failed)) return { ok: false, statuses };
  throw unavailable('Cosmos DB', new Error(`batch in ${name} answered ${failed ?? 'nothing'}`));
}
