import type { ContainerName } from './containers.ts';
import { onContainer, cosmosErrorStatus } from './cosmos.ts';

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
