import { sha256 } from '../../data/audit/sha256.ts';
import { blobPages, type ListedBlob, openBlob } from '../../data/moving/blobPages.ts';
import { patiently } from '../../data/moving/patiently.ts';
import { canonicalJson } from '../../domain/audit/canonicalJson.ts';
import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import { type BlobRecord, blobRecord } from '../../services/backup/format.ts';
import { inGroups } from './inGroups.ts';
import { blobStreams, type Stream } from './stream.ts';

const AT_ONCE = 4;

/** The blobs of a container; their contents are kept in the folder while the stream is read. */
export function blobStream(name: keyof typeof blobStreams, folder: BackupFolder): Stream {
  return {
    name: blobStreams[name],
    async *pages(from) {
      for await (const { listed, token } of blobPages(name, from)) {
        const records = (await inGroups(listed, AT_ONCE, (blob) => keep(name, blob, folder))).filter(
          (record) => record !== null,
        );
        yield {
          lines: records.map((record) => JSON.stringify(record)),
          leftOut: 0,
          contentBytes: records.reduce((sum, { size }) => sum + size, 0),
          token,
        };
      }
    },
    keyOf: (line) => blobRecord.parse(JSON.parse(line)).name,
    weigh(line) {
      const record = blobRecord.parse(JSON.parse(line));
      return { hash: hashOfBlob(record), contentBytes: record.size };
    },
  };
}

/** Null for a blob that was deleted since it was listed. */
async function keep(
  container: keyof typeof blobStreams,
  { name, tags, metadata }: ListedBlob,
  folder: BackupFolder,
): Promise<BlobRecord | null> {
  return patiently(async () => {
    const opened = await openBlob(container, name);
    if (!opened) return null;
    // Metadata are those of the list, which says their names as they were given.
    const { content, size, metadata: _, ...headers } = opened;
    const kept = await folder.keepContent(content as AsyncIterable<Buffer>);
    if (kept.size !== size)
      throw new Error(`A blob of ${container} ended after ${kept.size} of ${size} bytes.`);
    return { name, ...kept, ...headers, metadata, tags };
  });
}

/** SHA-256 of what must be the same in every store. */
function hashOfBlob({ etag: _etag, file: _file, ...record }: BlobRecord): string {
  return sha256(canonicalJson(record));
}
