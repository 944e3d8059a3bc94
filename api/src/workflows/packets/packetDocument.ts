import { createHash } from 'node:crypto';
import type { StoredPacket, StoredVolume } from '../../domain/packets/assembly.ts';

type PacketDocument = NonNullable<StoredPacket['document']>;

/** A file that was written, with the number of its pages before those of records. */
export type WrittenVolume = StoredVolume & { readonly frontPages: number };

/** The document of a packet that was written as one file, or as several. */
export function documentOf(
  written: readonly WrittenVolume[],
  { fileId, name }: Pick<PacketDocument, 'fileId' | 'name'>,
): PacketDocument {
  const volumes = written.map(({ size, sha256, pages, allPages }) => ({ size, sha256, pages, allPages }));
  const [only] = volumes;
  const total = (of: (volume: StoredVolume) => number) => volumes.reduce((sum, each) => sum + of(each), 0);
  return {
    fileId,
    name,
    size: total(({ size }) => size),
    sha256: only && volumes.length === 1 ? only.sha256 : hashOfVolumes(volumes),
    allPages: total(({ allPages }) => allPages),
    frontPages: written.reduce((sum, { frontPages }) => sum + frontPages, 0),
    ...(volumes.length > 1 && { volumes }),
  };
}

/** The SHA-256 of a packet in volumes, in hex. */
function hashOfVolumes(volumes: readonly Pick<StoredVolume, 'sha256'>[]): string {
  return createHash('sha256')
    .update(volumes.map(({ sha256 }) => sha256).join(''))
    .digest('hex');
}
