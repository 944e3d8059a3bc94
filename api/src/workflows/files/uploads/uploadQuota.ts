import { UPLOAD_QUOTA } from '@portal/contract/files/rules/uploadRules.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import type { UploadFacts } from '../../../domain/files/uploadFacts.ts';
import { PortalError } from '../../../errors/portalError.ts';

/** Returns the error for more files or bytes than one request may have. */
export function overQuota(): PortalError {
  const megabytes = UPLOAD_QUOTA.bytes / 1024 / 1024;
  return new PortalError(
    'file_rejected',
    localizable('You can upload at most {{files}} files and {{megabytes}} MB for one request.', {
      files: UPLOAD_QUOTA.files,
      megabytes,
    }),
  );
}

/** Throws if the uploaded bytes exceed the quota. Links were issued for announced sizes, which may be wrong. */
export function refuseOverQuota(files: readonly UploadFacts[]): void {
  // Packets have limits of their own.
  const bytes = files.reduce((total, { size, isPacket }) => total + (isPacket ? 0 : size), 0);
  if (bytes > UPLOAD_QUOTA.bytes) throw overQuota();
}
