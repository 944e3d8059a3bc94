import { settings } from '../../config/settings.ts';
import { signedUrl } from './account.ts';
import { LINK_MINUTES } from './downloadLink.ts';
import { sasProtocol } from './sasProtocol.ts';

/** A read-only link to a finished bundle, valid for five minutes. The blob's headers contain the file name. */
export async function bundleLink(blobName: string, now: Date): Promise<string> {
  const { BlobSASPermissions } = await import('@azure/storage-blob');
  return signedUrl(
    {
      permissions: BlobSASPermissions.parse('r'),
      expiresOn: new Date(now.getTime() + LINK_MINUTES * 60_000),
      contentType: 'application/zip',
      cacheControl: 'no-store',
      ...(await sasProtocol(settings().PORTAL_MODE)),
    },
    'bundles',
    blobName,
  );
}
