import { createHash } from 'node:crypto';
import { readUpload } from '../../data/blobs/readUpload.ts';
import type { UploadFacts } from '../../domain/files/uploadFacts.ts';
import type { Assembly } from '../../domain/packets/assembly.ts';
import { isMarkedPacket } from '../../services/pdf/packetMark.ts';
import { inEnglish, localizable } from '@portal/contract/fields/localizableText.ts';
import { fingerprintRanges } from '@portal/contract/packets/sources.ts';
import { PortalError } from '../../errors/portalError.ts';

/**
 * Throws `file_rejected` for an upload with the bytes of a source or packet, or whose ID says that it is a packet of the
 * request: it would avoid the checks of the packet. Only reads PDF files and files of the same size, which forms limit.
 */
export async function refuseParts(assembly: Assembly, files: readonly UploadFacts[]): Promise<void> {
  const parts = partsOf(assembly);
  for (const [
    index,
    { size, blobName, etag, isPacket, contentType, originalName: name },
  ] of files.entries()) {
    const alike = parts.filter((part) => part.size === size);
    if (isPacket || (alike.length === 0 && contentType !== 'application/pdf')) continue;
    const content = await readUpload(blobName, etag);
    if (!content) continue;
    const isPart = alike.some(({ ranges, sha256 }) => hashOf(content, ranges) === sha256);
    if (!isPart && !isMarkedPacket(content, assembly.requestId)) continue;
    const message = isPart
      ? localizable('{{name}} is a part of the packet that is being assembled. Release the packet instead.', {
          name,
        })
      : localizable('{{name}} is a packet of this request. Release the packet itself.', { name });
    throw new PortalError('file_rejected', message, {
      fields: { [`uploadedFiles.${index}`]: inEnglish(message) },
    });
  }
}

/** Throws `file_rejected` for a packet that was discarded, or whose content was deleted. */
export function refuseEndedPackets(
  { packets }: Assembly,
  files: readonly { readonly fileId: string }[],
): void {
  const ended = packets.filter(({ state }) => state === 'failed' || state === 'canceled');
  const index = files.findIndex(({ fileId }) => ended.some(({ document }) => document?.fileId === fileId));
  if (index < 0) return;
  const message = 'This packet is not available any more: it was discarded, or its pages were deleted.';
  throw new PortalError('file_rejected', message, { fields: { [`uploadedFiles.${index}`]: message } });
}

interface Part {
  readonly size: number;
  /** The content that the hash covers. */
  readonly ranges: ReturnType<typeof fingerprintRanges>;
  readonly sha256: string;
}

/**
 * All sources that are not withdrawn, and all packets. A source that is not prepared yet is recognized by its first and
 * last block.
 */
function partsOf({ sources, packets }: Assembly): Part[] {
  return [
    ...sources.flatMap(({ size, sha256, fingerprint, state }) => {
      if (state === 'withdrawn' || state === 'uploading') return [];
      return sha256 === null
        ? [{ size, ranges: fingerprintRanges(size), sha256: fingerprint }]
        : [wholeOf(size, sha256)];
    }),
    ...packets.flatMap(({ document }) =>
      (document?.volumes ?? (document ? [document] : [])).map(({ size, sha256 }) => wholeOf(size, sha256)),
    ),
  ];
}

function wholeOf(size: number, sha256: string): Part {
  return { size, ranges: [[0, size]], sha256 };
}

function hashOf(content: Buffer, ranges: Part['ranges']): string {
  const hash = createHash('sha256');
  for (const [begin, end] of ranges) hash.update(content.subarray(begin, end));
  return hash.digest('hex');
}
