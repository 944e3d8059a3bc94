import { readUnfinished } from '../../../data/requests/drafts/unfinishedRequests.ts';

/** Returns the IDs of the files that are kept with an unfinished request of an account until it expires. */
export async function keptUploads(draftId: string): Promise<readonly string[]> {
  const values = (await readUnfinished(draftId))?.value.values;
  return [...(values?.loaFiles ?? []), ...(values?.uploadedFiles ?? [])].map(({ fileId }) => fileId);
}
