import type { SqlQuerySpec } from '@azure/cosmos';
import type { ContainerName } from './containers.ts';
import { onContainer } from './cosmos.ts';

const PAGE = 1000;

/** Every document that a query finds, read page by page, so that no call takes long however many there are. */
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
