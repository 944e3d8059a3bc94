import * as z from 'zod/mini';

/** A file of a document in volumes, as the request stores it. `pages`: of records. `etag`: of the version that was checked. */
export const storedFileVolume = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  pages: z.int(),
  sha256: z.string(),
  etag: z.string(),
});

export type StoredFileVolume = z.output<typeof storedFileVolume>;

/** A document that can be in volumes. */
interface Volumes {
  readonly fileId: string;
  readonly originalName: string;
  /** Bytes, of all volumes. */
  readonly size: number;
  readonly volumes?: readonly Pick<StoredFileVolume, 'name' | 'size'>[] | undefined;
}

/** A file of a document. */
export interface DocumentPart {
  /** The file ID for the first volume; with a suffix for the others, which have no ID of their own. */
  readonly key: string;
  /** The file name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The name of the blob of a volume, from 1. The first volume has the name of a document that is one file. */
export function volumeKey(name: string, volume: number): string {
  return volume === 1 ? name : `${name}.vol${volume}`;
}

/** The name without the suffix of a volume. */
export function keyWithoutVolume(key: string): string {
  return key.replace(/\.vol\d+$/, '');
}

/** The names of the blobs of a document, by the name of the first one. */
export function volumeKeys(
  name: string,
  { volumes }: { readonly volumes?: readonly unknown[] | undefined },
): string[] {
  return Array.from({ length: volumes?.length ?? 1 }, (_, index) => volumeKey(name, index + 1));
}

/** The files of a document, in order: its volumes, or one. */
export function documentParts({ fileId, originalName, size, volumes }: Volumes): DocumentPart[] {
  if (!volumes) return [{ key: fileId, name: originalName, size }];
  return volumes.map((volume, index) => ({
    key: volumeKey(fileId, index + 1),
    name: volume.name,
    size: volume.size,
  }));
}
