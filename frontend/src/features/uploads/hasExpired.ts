import { UPLOAD_LINK_MINUTES } from '@portal/contract/files/rules/uploadRules.ts';
import type { LinkedFile } from './requestUploadLinks.ts';

/** Whether a link has waited too long for its turn: the store would refuse it. */
export function hasExpired({ askedAt }: LinkedFile): boolean {
  return performance.now() - askedAt > UPLOAD_LINK_MINUTES * 60_000;
}
