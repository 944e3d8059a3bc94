import { isUnclaimedUpdateKey } from '@portal/contract/files/rules/uploadKey.ts';
import { claimantOf } from '../../../data/files/uploads/uploadKeys.ts';
import { requestOfUploads } from '../../../data/requestIdentity.ts';

/**
 * Returns the ID of the request whose files are uploaded under a key. An unclaimed update key belongs to the request
 * that claimed it.
 */
export async function requestOfUploadKey(uploadKey: string): Promise<string> {
  const claimant = isUnclaimedUpdateKey(uploadKey) ? await claimantOf(uploadKey) : null;
  return claimant ?? requestOfUploads(uploadKey);
}
