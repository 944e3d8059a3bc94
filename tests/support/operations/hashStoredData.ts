import { createHash } from 'node:crypto';
import { type BackupPortal, blobServiceOf } from './backup.ts';
import { containerOf } from '../portal/stores.ts';

const CONTAINERS = ['requests', 'views', 'accounts', 'config', 'audit'] as const;
const BLOBS = ['quarantine', 'documents', 'sources'] as const;
/** Ids of documents that a backup excludes. */
const EXCLUDED_IDS =
  /^((session|rate|attempts|oauth|restore|sent-email|task\|bundle)\||(outbox-sweep|email-delay|reconciliation|transaction-copy|operator-runs|delivery-reports)$)/;
/** Types of documents that a backup excludes, and tasks. */
const EXCLUDED_TYPES = new Set<unknown>(['bundle', 'idempotency', 'staff-notice', 'task']);

/** Hashes of everything that a backup includes, by container and key, read directly from the stores. Tasks are excluded, because a running portal processes them. */
export async function hashStoredData(portal: BackupPortal): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const name of CONTAINERS) {
    const container = await containerOf(portal, name);
    const pages = container.items.query<Record<string, unknown>>('SELECT * FROM c', { maxItemCount: 5000 });
    while (pages.hasMoreResults()) {
      const { resources } = await pages.fetchNext();
      for (const document of resources ?? []) add(hashes, name, document);
    }
  }
  for (const name of BLOBS) {
    const container = blobServiceOf(portal).getContainerClient(name);
    for await (const blob of container.listBlobsFlat({ includeMetadata: true, includeTags: true })) {
      const content = await container.getBlobClient(blob.name).downloadToBuffer();
      const { contentType, contentDisposition, contentEncoding, contentLanguage, cacheControl } =
        blob.properties;
      const headers = [contentType, contentDisposition, contentEncoding, contentLanguage, cacheControl];
      const facts = [blob.metadata ?? {}, blob.tags ?? {}, headers.map((header) => header ?? '')];
      hashes.set(`${name} ${blob.name}`, hash(hash(content) + JSON.stringify(facts)));
    }
  }
  return hashes;
}

function add(hashes: Map<string, string>, name: string, document: Record<string, unknown>): void {
  const id = String(document['id']);
  const type = document['type'];
  if (EXCLUDED_IDS.test(id) || EXCLUDED_TYPES.has(type)) return;
  const partition = document['requestId'] ?? document['pk'] ?? '';
  const content = Object.entries(document).filter(
    ([key]) =>
      key !== 'ttl' &&
      key !== 'etag' &&
      !key.startsWith('_') &&
      // Reports about emails arrive at any time.
      !(type === 'notice' && /^states?$/.test(key)),
  );
  hashes.set(
    `${name} ${JSON.stringify(partition)} ${id}`,
    hash(JSON.stringify(content, (key, value: unknown) => (key === 'etag' ? undefined : value))),
  );
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
