import type { ContainerClient } from '@azure/storage-blob';

/**
 * Deletes a blob with its snapshots, if it exists. A blob with snapshots cannot be deleted without them, and an upload
 * link also allows snapshots of its blob. Earlier versions stay for operations, and lifecycle rules delete them.
 */
export async function deleteBlob(container: ContainerClient, name: string): Promise<void> {
  await container.getBlobClient(name).deleteIfExists({ deleteSnapshots: 'include' });
}
