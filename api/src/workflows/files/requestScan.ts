import { blobContent } from '../../data/blobs/blobContent.ts';
import { uploadedSize } from '../../data/blobs/inspectUpload.ts';
import { readUpload } from '../../data/blobs/readUpload.ts';
import { isGone } from '../../data/packets/assemblyBlobs.ts';
import { settings } from '../../config/settings.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';
import { containsEicar, rangesContainEicar } from '../../services/malwareScan/eicar.ts';
import { SCAN_QUEUE } from '../../services/malwareScan/scanQueue.ts';
import {
  CLEAN,
  MALICIOUS,
  NOT_SCANNED,
  type scanResultEvent,
} from '../../services/malwareScan/scanResult.ts';
import type * as z from 'zod/mini';

/** Far above the size limits of all forms. Larger files, which are sources of packets, are searched in ranges. */
const MAX_HELD_BYTES = 32 * 1024 * 1024;

/**
 * Requests a malware scan of an upload. In Azure, Defender for Storage scans every blob, so this does nothing. On one
 * machine, the portal looks for the EICAR test file, also inside zips, and reports on the same queue in the same
 * format. `etag`: of the version to scan; absent: the current one.
 */
export async function requestScan(blobName: string, etag?: string): Promise<void> {
  if (settings().MALWARE_SCAN === 'defender') return;
  const size = await uploadedSize(blobName);
  if (size === null) return;
  const event: z.input<typeof scanResultEvent> = {
    eventType: 'Microsoft.Security.MalwareScanningResult',
    data: {
      blobUri: `https://local.blob.core.windows.net/quarantine/${blobName}`,
      scanResultType: await resultOf(blobName, size, etag),
      ...(etag !== undefined && { eTag: etag }),
    },
  };
  await sendToQueue(SCAN_QUEUE, event);
}

async function resultOf(blobName: string, size: number, etag?: string): Promise<string> {
  if (size > MAX_HELD_BYTES) return resultOfRanges(blobName, etag);
  const content = await readUpload(blobName, etag);
  if (!content) return NOT_SCANNED;
  return (await containsEicar(content)) ? MALICIOUS : CLEAN;
}

async function resultOfRanges(name: string, etag?: string): Promise<string> {
  try {
    const ranges = blobContent('quarantine', name, etag);
    return (await rangesContainEicar(ranges)) ? MALICIOUS : CLEAN;
  } catch (error) {
    if (isGone(error)) return NOT_SCANNED;
    throw error;
  }
}
