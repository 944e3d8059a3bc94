import type { SqlQuerySpec } from '@azure/cosmos';
import type { ContainerName } from '../containers.ts';
import { onContainer } from '../cosmos.ts';

const PAGE = 1000;

/** All documents of a query, read page by page to keep each call short. */
export async function* pagesOf(
  name: ContainerName,
  query: SqlQuerySpec,
  partitionKey?: string,
): AsyncGenerator<Record<string, unknown>> {
  const pages = await onContainer(name, async (container) =>
    container.items.query<Record<string, unknown>>(query, {
      maxItemCount: PAGE,
      ...(partitionKey !== undefined && { partitionKey }),
    }),
  );
  while (pages.hasMoreResults()) {
    const { resources } = await onContainer(name, () => pages.fetchNext());
    yield* resources ?? [];
  }
}
