import { isShownInline } from '../../domain/files/downloads/contentDisposition.ts';
import { settings } from '../../config/settings.ts';
import { signedUrl } from './account.ts';
import { documentBlobName } from './promoteUpload.ts';
import { sasProtocol } from './sasProtocol.ts';

const LINK_MINUTES = 5;

interface LinkedFile {
  readonly requestId: string;
  /** The file ID, or the key of a volume. */
  readonly key: string;
  readonly contentType: string;
}

/**
 * A read-only link to a clean file, valid for five minutes, that sets the content type and disposition. The file name
 * is in the blob's headers and not in the link: it may contain the patient's name, and addresses are logged.
 */
export async function downloadLink(
  file: LinkedFile,
  disposition: 'attachment' | 'inline',
  now: Date,
): Promise<string> {
  const isInline = disposition === 'inline' && isShownInline(file.contentType);
  return readOnlyLink('documents', documentBlobName(file.requestId, file.key), now, {
    contentType: file.contentType,
    ...(isInline && { contentDisposition: 'inline' }),
  });
}

/** A read-only link to a finished bundle, valid for five minutes. The blob's headers contain the file name. */
export async function bundleLink(
  blobName: string,
  contentType: 'application/zip' | 'application/pdf',
  now: Date,
): Promise<string> {
  return readOnlyLink('bundles', blobName, now, { contentType });
}

async function readOnlyLink(
  container: 'documents' | 'bundles',
  blobName: string,
  now: Date,
  headers: { readonly contentType: string; readonly contentDisposition?: string },
): Promise<string> {
  const { BlobSASPermissions } = await import('@azure/storage-blob');
  return signedUrl(
    {
      permissions: BlobSASPermissions.parse('r'),
      expiresOn: new Date(now.getTime() + LINK_MINUTES * 60_000),
      cacheControl: 'no-store',
      ...headers,
      ...(await sasProtocol(settings().PORTAL_MODE)),
    },
    container,
    blobName,
  );
}
