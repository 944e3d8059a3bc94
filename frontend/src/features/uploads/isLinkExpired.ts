import { UPLOAD_LINK_MINUTES } from '@portal/contract/files/rules/uploadRules.ts';
import type { LinkedFile } from './requestUploadLinks.ts';

/** Returns whether an upload link has expired, so that the store would refuse it. */
export function isLinkExpired({ requestedAt }: LinkedFile): boolean {
  return performance.now() - requestedAt > UPLOAD_LINK_MINUTES * 60_000;
}
