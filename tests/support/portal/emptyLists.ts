import type { OperationInput } from '@azure/cosmos';
import { containerOf } from './stores.ts';

type Stores = Parameters<typeof containerOf>[0];

const MAX_BATCH_SIZE = 100;
const CONCURRENCY = 16;

/** Deletes all requests, their tasks, lists and daily figures, so that a borrowed portal shows only what its file stores. */
export async function emptyLists(portal: Stores): Promise<void> {
  // First the requests with their tasks, because tasks write to the lists.
  await empty(portal, 'requests', 'requestId');
  await empty(portal, 'views', 'pk');
}

/** Repeats until all documents are deleted, because a batch fails if the outbox deletes a task of it. */
async function empty(
  portal: Stores,
  name: 'requests' | 'views',
  partition: 'requestId' | 'pk',
): Promise<void> {
  const container = await containerOf(portal, name);
  for (;;) {
    const { resources } = await container.items
      .query<{ id: string; pk: string }>(`SELECT c.id, c.${partition} AS pk FROM c`)
      .fetchAll();
    if (resources.length === 0) return;
    const batches = [...Map.groupBy(resources, ({ pk }) => pk)].flatMap(([pk, documents]) =>
      Array.from({ length: Math.ceil(documents.length / MAX_BATCH_SIZE) }, (_, index) => {
        const some = documents.slice(index * MAX_BATCH_SIZE, (index + 1) * MAX_BATCH_SIZE);
        const operations = some.map(({ id }): OperationInput => ({ operationType: 'Delete', id }));
        return () => container.items.batch(operations, pk);
      }),
    );
    for (let from = 0; from < batches.length; from += CONCURRENCY) {
      await Promise.all(batches.slice(from, from + CONCURRENCY).map((remove) => remove()));
    }
  }
}
