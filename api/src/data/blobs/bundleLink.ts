import { contentDisposition } from '../../domain/file/contentDisposition.ts';
import { settings } from '../../config/settings.ts';
import { signedUrl } from './account.ts';
import { LINK_MINUTES } from './downloadLink.ts';
import { sasProtocol } from './sasProtocol.ts';

const ZIP = 'application/zip';

/** A read-only link to a finished zip, good for five minutes, that saves it under the given name. */
export async function bundleLink(blobName: string, fileName: string, now: Date): Promise<string> {
  const { BlobSASPermissions } = await import('@azure/storage-blob');
  return signedUrl(
    {
      permissions: BlobSASPermissions.parse('r'),
      expiresOn: new Date(now.getTime() + LINK_MINUTES * 60_000),
      contentDisposition: contentDisposition(fileName, ZIP, 'attachment'),
      contentType: ZIP,
      cacheControl: 'no-store',
      ...(await sasProtocol(settings().PORTAL_MODE)),
    },
    'bundles',
    blobName,
  );
}
