import { type StoredDocument, storedDocument } from '../../domain/moving/storedDocument.ts';
import type { ContainerName } from '../containers.ts';
import { database } from './database.ts';
import { patiently } from './patiently.ts';

const PAGE = 2000;

interface Page {
  readonly documents: readonly StoredDocument[];
  /** Where to go on after this page; undefined after the last one. */
  readonly token: string | undefined;
}

/**
 * All documents of a container, or those written since an instant, in the order in which the store keeps them. A token
 * goes on where an earlier reading ended. Documents that are there all the while are in it once.
 */
export async function* documentPages(
  name: ContainerName,
  { since, token }: { readonly since: Date | null; readonly token: string | undefined },
): AsyncGenerator<Page> {
  const container = (await database()).container(name);
  const query = since
    ? {
        query: 'SELECT * FROM c WHERE c._ts >= @since',
        parameters: [{ name: '@since', value: Math.floor(since.getTime() / 1000) }],
      }
    : 'SELECT * FROM c';
  let next = token;
  do {
    const from = next;
    const page = await patiently(() =>
      container.items
        .query(query, { maxItemCount: PAGE, ...(from !== undefined && { continuationToken: from }) })
        .fetchNext(),
    );
    next = page.continuationToken || undefined;
    yield { documents: (page.resources ?? []).map(storedDocument), token: next };
  } while (next !== undefined);
}

/** Whether a container holds anything. */
export async function holdsDocuments(name: ContainerName): Promise<boolean> {
  const container = (await database()).container(name);
  const { resources } = await patiently(() => container.items.query('SELECT TOP 1 c.id FROM c').fetchAll());
  return resources.length > 0;
}
