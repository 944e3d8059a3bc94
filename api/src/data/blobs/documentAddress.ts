import { settings } from '../../config/settings.ts';
import { documentBlobName } from './promoteUpload.ts';

/** Name and address of the blob of a clean file. The address has no signature, so it gives no access. */
export function documentAddress(requestId: string, fileId: string): { blobName: string; url: string } {
  const blobName = documentBlobName(requestId, fileId);
  return { blobName, url: `${blobEndpoint()}/documents/${blobName}` };
}

function blobEndpoint(): string {
  const { BLOB_CONNECTION_STRING = '', BLOB_ENDPOINT } = settings();
  const parts = new Map(
    BLOB_CONNECTION_STRING.split(';').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)] as const;
    }),
  );
  const accountUrl = `https://${parts.get('AccountName')}.blob.${parts.get('EndpointSuffix') ?? 'core.windows.net'}`;
  const endpoint = BLOB_CONNECTION_STRING ? (parts.get('BlobEndpoint') ?? accountUrl) : (BLOB_ENDPOINT ?? '');
  return endpoint.replace(/\/+$/, '');
}
