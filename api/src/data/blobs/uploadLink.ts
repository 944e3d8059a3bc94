import { UPLOAD_LINK_MINUTES } from '@portal/contract/files/rules/uploadRules.ts';
import { settings } from '../../config/settings.ts';
import { signedUrl } from './account.ts';
import { sasProtocol } from './sasProtocol.ts';

interface UploadLink {
  readonly url: string;
  /** The blob's address without the signature. */
  readonly publicUrl: string;
  readonly expiresAt: string;
}

/** A link that allows its bearer to create one blob in quarantine. A second PUT is refused. */
export async function uploadLink(blobName: string, now: Date): Promise<UploadLink> {
  const { BlobSASPermissions } = await import('@azure/storage-blob');
  const expiresOn = new Date(now.getTime() + UPLOAD_LINK_MINUTES * 60_000);
  const url = await signedUrl(
    { permissions: BlobSASPermissions.parse('c'), expiresOn, ...(await sasProtocol(settings().PORTAL_MODE)) },
    'quarantine',
    blobName,
  );
  return { url, publicUrl: url.slice(0, url.indexOf('?')), expiresAt: expiresOn.toISOString() };
}
