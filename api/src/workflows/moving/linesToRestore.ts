import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import { type BlobRecord, blobRecord, type Manifest, type Part } from '../../services/backup/format.ts';
import type { ContainerName } from '../../data/containers.ts';
import { blobStream } from './blobStream.ts';
import { documentStream } from './documentStream.ts';
import { lastVersions } from './lastVersions.ts';
import { isTask } from './restoreDocuments.ts';
import { blobStreams, documentStreams } from './stream.ts';

/** Work of the outbox is restored apart: it must not begin before everything else is there. */
export type Share = 'documents' | 'tasks';

export type RestoredBlobs = keyof typeof blobStreams;

/** Requests last, so that nothing works on them before what they refer to is there. */
export const documentsInOrder: readonly ContainerName[] = [
  'config',
  'audit',
  'accounts',
  'views',
  'requests',
];
export const blobsInOrder = Object.keys(blobStreams) as RestoredBlobs[];

/** The documents of a container in a backup, part by part, each in its last version. */
export async function* documentLines(
  folder: BackupFolder,
  { streams }: Manifest,
  container: ContainerName,
  share: Share,
): AsyncGenerator<{ part: Part; lines: string[] }> {
  const parts = streams[documentStreams[container]]?.parts ?? [];
  for await (const { part, lines } of lastVersions(folder, parts, documentStream(container).keyOf)) {
    const ofShare =
      container === 'requests' ? lines.filter((line) => isTask(line) === (share === 'tasks')) : lines;
    yield { part, lines: ofShare };
  }
}

/** The blobs of a container in a backup. */
export async function* blobRecords(
  folder: BackupFolder,
  { streams }: Manifest,
  container: RestoredBlobs,
): AsyncGenerator<BlobRecord[]> {
  const parts = streams[blobStreams[container]]?.parts ?? [];
  for await (const { lines } of lastVersions(folder, parts, blobStream(container, folder).keyOf))
    yield lines.map((line) => blobRecord.parse(JSON.parse(line)));
}
