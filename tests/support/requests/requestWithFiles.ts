import { randomUUID } from 'node:crypto';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { type ApiAnswer, callApi } from '../api/callApi.ts';
import { holding, lookUpScanned, type TrackedRequest } from './holder.ts';
import { submitRequest, uploadFile } from './order.ts';

type Addresses = Parameters<typeof submitRequest>[0];

/** A submitted request whose supporting files have these names and contents, as its holder sees it after the scan. */
export async function requestWithFiles(
  portal: Addresses,
  files: readonly { name: string; content: Uint8Array }[],
) {
  const draftId = randomUUID();
  const fileIds: string[] = [];
  for (const file of files) fileIds.push(await uploadFile(portal, draftId, file));
  const submitted = await submitRequest(
    portal,
    { uploadedFiles: fileIds.map((fileId) => ({ fileId })) },
    draftId,
  );
  return { ...submitted, fileIds, seen: await lookUpScanned(portal, submitted) };
}

/** Asks for the link to a file as the holder of its request. */
export function requestDownload(
  { site }: { readonly site: string },
  seen: TrackedRequest,
  fileId: string,
  query: Record<string, string> = {},
): Promise<ApiAnswer> {
  return callApi(site, downloadFile, {
    query: { requestId: seen._id, fileId, ...query },
    headers: holding(seen),
  });
}
