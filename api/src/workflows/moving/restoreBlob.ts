import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobContainer } from '../../data/blobs/account.ts';
import { openBlob, tagsOf } from '../../data/moving/blobPages.ts';
import { putBlob } from '../../data/moving/putBlob.ts';
import { differingFacts } from '../../domain/moving/differingParts.ts';
import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import type { BlobRecord } from '../../services/backup/format.ts';

interface RestoredBlob {
  readonly outcome: 'created' | 'same' | 'different';
  readonly etag: string;
  /** What of it is not as in the backup. */
  readonly parts: readonly string[];
}

/** Puts a blob where none is; its content is checked before anybody can read it. One that is there stays as it is. */
export async function restoreBlob(
  container: BlobContainer,
  record: BlobRecord,
  folder: BackupFolder,
): Promise<RestoredBlob> {
  const there = await blobAsStored(container, record);
  if (there) return there;
  const content = Readable.from(folder.content(record), { objectMode: false });
  const etag = await putBlob(container, { ...record, md5: Buffer.from(record.md5, 'base64') }, content);
  if (etag !== null) return { outcome: 'created', etag, parts: [] };
  const meanwhile = await blobAsStored(container, record);
  if (!meanwhile) throw new Error(`A blob of ${container} came and went while it was restored.`);
  return meanwhile;
}

/** How the blob of that name that is in the store compares with a record, by its bytes, headers, metadata and tags; null when there is none. */
export async function blobAsStored(
  container: BlobContainer,
  record: BlobRecord,
): Promise<RestoredBlob | null> {
  const opened = await openBlob(container, record.name);
  if (!opened) return null;
  const hash = createHash('sha256');
  for await (const chunk of opened.content as AsyncIterable<Buffer>) hash.update(chunk);
  const isSame = opened.size === record.size && hash.digest('hex') === record.sha256;
  const stored = { ...opened, tags: await tagsOf(container, record.name) };
  const parts = [...(isSame ? [] : ['content']), ...differingFacts(record, stored)];
  return { outcome: parts.length === 0 ? 'same' : 'different', etag: opened.etag, parts };
}
