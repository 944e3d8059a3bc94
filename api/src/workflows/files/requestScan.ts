import { uploadedSize } from '../../data/blobs/inspectUpload.ts';
import { readUpload } from '../../data/blobs/readUpload.ts';
import { settings } from '../../config/settings.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';
import { containsEicar } from '../../services/malwareScan/eicar.ts';
import { SCAN_QUEUE } from '../../services/malwareScan/scanQueue.ts';
import {
  CLEAN,
  MALICIOUS,
  NOT_SCANNED,
  type scanResultEvent,
} from '../../services/malwareScan/scanResult.ts';
import type * as z from 'zod/mini';

/** Far above the size limits of all forms. Larger files are not read into memory. */
const MAX_SCANNED_BYTES = 32 * 1024 * 1024;

/**
 * Requests a malware scan of an upload. In Azure, Defender for Storage scans every blob, so this does nothing. On one
 * machine, the portal looks for the EICAR test file, also inside zips, and reports on the same queue in the same
 * format.
 */
export async function requestScan(blobName: string): Promise<void> {
  if (settings().MALWARE_SCAN === 'defender') return;
  const size = await uploadedSize(blobName);
  if (size === null) return;
  const content = size > MAX_SCANNED_BYTES ? null : await readUpload(blobName);
  const event: z.input<typeof scanResultEvent> = {
    eventType: 'Microsoft.Security.MalwareScanningResult',
    data: {
      blobUri: `https://local.blob.core.windows.net/quarantine/${blobName}`,
      scanResultType: content ? await verdictOn(content) : NOT_SCANNED,
    },
  };
  await sendToQueue(SCAN_QUEUE, event);
}

async function verdictOn(content: Buffer): Promise<string> {
  return (await containsEicar(content)) ? MALICIOUS : CLEAN;
}
