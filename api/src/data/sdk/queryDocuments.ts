import type { JSONValue, SqlParameter } from '@azure/cosmos';
import * as z from 'zod/mini';
import type { ContainerName } from '../containers.ts';
import { onContainer } from '../cosmos.ts';

/**
 * All documents that a query finds in a partition; without one (null), in all of them. The query names each of `values`
 * with an `@`; `more` are parameters that have one.
 */
export async function queryDocuments<Schema extends z.ZodMiniType>(
  name: ContainerName,
  partitionKey: string | null,
  schema: Schema,
  query: string,
  values: Readonly<Record<string, JSONValue>>,
  more: readonly SqlParameter[] = [],
): Promise<z.output<Schema>[]> {
  const named = Object.entries(values).map(([key, value]) => ({ name: `@${key}`, value }));
  return onContainer(name, async (container) => {
    const { resources } = await container.items
      .query({ query, parameters: [...named, ...more] }, { ...(partitionKey !== null && { partitionKey }) })
      .fetchAll();
    return z.array(schema).parse(resources);
  });
}
