import type { ContainerName } from '../../data/containers.ts';
import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import { blobStream } from './blobStream.ts';
import { documentStream } from './documentStream.ts';
import { blobStreams, documentStreams, type Stream } from './stream.ts';

/** Everything that a backup takes, in the order in which it is read: what names a blob before the blob itself. */
export function allStreams(folder: BackupFolder): Stream[] {
  return [
    ...(Object.keys(documentStreams) as ContainerName[]).map(documentStream),
    ...(Object.keys(blobStreams) as (keyof typeof blobStreams)[]).map((name) => blobStream(name, folder)),
  ];
}
