import type { DataOf } from '@portal/contract/endpoint.ts';
import type { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';

/** An upload link as the API returns it. */
export function anUploadLink(fileId: string, uploadUrl: string): DataOf<typeof generateUploadUrls>[number] {
  return {
    fileId,
    uploadUrl,
    blobName: `req-1/${fileId}`,
    publicUrl: uploadUrl,
    expiresAt: '2026-11-20T10:00:00Z',
  };
}
