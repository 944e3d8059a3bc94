import { UPLOAD_QUOTA } from '@portal/contract/rules/uploadRules.ts';
import type { UploadFacts } from '../domain/file/uploadFacts.ts';
import { overQuota } from './overQuota.ts';

/** Links were given for the sizes that the browser announced; what counts is what came. */
export function refuseOverQuota(files: readonly UploadFacts[]): void {
  const bytes = files.reduce((total, { size }) => total + size, 0);
  if (bytes > UPLOAD_QUOTA.bytes) throw overQuota();
}
