import type { BlobClient, ContainerClient } from '@azure/storage-blob';
import { blobStatusOf } from './account.ts';

/** Who has a link can take a lease again after it was broken. */
const MAX_BROKEN_LEASES = 5;

/**
 * Deletes a blob with its snapshots, if it exists. A blob with snapshots cannot be deleted without them, and an upload
 * link also allows snapshots of its blob. The link of a source allows a lease, too, which would keep the blob for ever: it
 * is broken. Earlier versions stay for operations, and lifecycle rules delete them.
 */
export async function deleteBlob(container: ContainerClient, name: string): Promise<void> {
  const blob = container.getBlobClient(name);
  for (let broken = 0; ; broken++) {
    try {
      await blob.deleteIfExists({ deleteSnapshots: 'include' });
      return;
    } catch (error) {
      // Without conditions, only a lease is a reason for this status.
      if (blobStatusOf(error) !== 412 || broken === MAX_BROKEN_LEASES) throw error;
      await breakLease(blob);
    }
  }
}

async function breakLease(blob: BlobClient): Promise<void> {
  try {
    await blob.getBlobLeaseClient().breakLease(0);
  } catch (error) {
    // The blob is gone, or its lease has ended.
    if (blobStatusOf(error) !== 404 && blobStatusOf(error) !== 409) throw error;
  }
}
