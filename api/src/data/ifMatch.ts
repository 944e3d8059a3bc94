import type { ContainerName } from './containers.ts';
import { onContainer, cosmosErrorStatus } from './cosmos.ts';

/** Replaces a document in a partition. False if it was changed or deleted since it was read. */
export async function replaceInPartition(
  name: ContainerName,
  document: { id: string },
  partitionKey: string,
  etag: string,
): Promise<boolean> {
  return onContainer(name, async (container) => {
    try {
      await container
        .item(document.id, partitionKey)
        .replace(document, { accessCondition: { type: 'IfMatch', condition: etag } });
      return true;
    } catch (error) {
      if ([404, 412].includes(cosmosErrorStatus(error) ?? 0)) return false;
      throw error;
    }
  });
}

/** Deletes a document. False if it changed since it was read. True if it does not exist. */
export async function deleteIfMatch(
  name: ContainerName,
  id: string,
  partitionKey: string,
  etag: string,
): Promise<boolean> {
  return onContainer(name, async (container) => {
    try {
      await container
        .item(id, partitionKey)
        .delete({ accessCondition: { type: 'IfMatch', condition: etag } });
      return true;
    } catch (error) {
      if (cosmosErrorStatus(error) === 404) return true;
      if (cosmosErrorStatus(error) === 412) return false;
      throw error;
    }
  });
}
