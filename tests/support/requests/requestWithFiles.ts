import { randomUUID } from 'node:crypto';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { type ApiResponse, callApi } from '../api/callApi.ts';
import { accessHeader, lookUpAfterScan, type TrackedRequest } from './holder.ts';
import { submitRequest, uploadFile } from './order.ts';

type Addresses = Parameters<typeof submitRequest>[0];

/** Submits a request with these supporting files; returns it with the holder's view after the scan. */
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
  return { ...submitted, fileIds, seen: await lookUpAfterScan(portal, submitted) };
}

/** Requests the download link of a file as the holder of the request. */
export function requestDownload(
  { site }: { readonly site: string },
  seen: TrackedRequest,
  fileId: string,
  query: Record<string, string> = {},
): Promise<ApiResponse> {
  return callApi(site, downloadFile, {
    query: { requestId: seen._id, fileId, ...query },
    headers: accessHeader(seen),
  });
}
