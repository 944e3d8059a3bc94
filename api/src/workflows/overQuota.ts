import { UPLOAD_QUOTA } from '@portal/contract/rules/uploadRules.ts';
import { say } from '@portal/contract/rules/said.ts';
import { PortalError } from '../errors/portalError.ts';

/** Refuses more files, or more bytes, than one request may have. */
export function overQuota(): PortalError {
  const megabytes = UPLOAD_QUOTA.bytes / 1024 / 1024;
  return new PortalError(
    'file_rejected',
    say('You can upload at most {{files}} files and {{megabytes}}MB for one request.', {
      files: UPLOAD_QUOTA.files,
      megabytes,
    }),
  );
}
