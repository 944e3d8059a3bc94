import { contentDisposition } from '../../domain/file/contentDisposition.ts';
import { settings } from '../../config/settings.ts';
import { signedUrl } from './account.ts';
import { documentBlobName } from './promoteUpload.ts';
import { sasProtocol } from './sasProtocol.ts';

export const LINK_MINUTES = 5;

interface LinkedFile {
  readonly requestId: string;
  readonly fileId: string;
  readonly originalName: string;
  readonly contentType: string;
}

/** A read-only link to a clean file, good for five minutes, that fixes its type and whether it is saved or shown. */
export async function downloadLink(
  file: LinkedFile,
  wanted: 'attachment' | 'inline',
  now: Date,
): Promise<string> {
  const { BlobSASPermissions } = await import('@azure/storage-blob');
  return signedUrl(
    {
      permissions: BlobSASPermissions.parse('r'),
      expiresOn: new Date(now.getTime() + LINK_MINUTES * 60_000),
      contentDisposition: contentDisposition(file.originalName, file.contentType, wanted),
      contentType: file.contentType,
      cacheControl: 'no-store',
      ...(await sasProtocol(settings().PORTAL_MODE)),
    },
    'documents',
    documentBlobName(file.requestId, file.fileId),
  );
}
