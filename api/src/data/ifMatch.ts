import type { ContainerName } from './containers.ts';
import { cosmosErrorStatus, onContainer } from './cosmos.ts';
import { unlessStatus } from './sdk/unlessStatus.ts';

/** Replaces a document in a partition. False if it was changed or deleted since it was read. */
export async function replaceInPartition(
  name: ContainerName,
  document: { id: string },
  partitionKey: string,
  etag: string,
): Promise<boolean> {
  return onContainer(name, async (container) => {
    const accessCondition = { type: 'IfMatch', condition: etag };
    const replacement = container.item(document.id, partitionKey).replace(document, { accessCondition });
    return (await unlessStatus([404, 412], replacement)) !== null;
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
