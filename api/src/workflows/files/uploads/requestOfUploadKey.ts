import { isUnclaimedUpdateKey } from '@portal/contract/files/rules/uploadKey.ts';
import { claimantOf } from '../../../data/accounts/uploadKeys.ts';
import { requestOfUploads } from '../../../data/requestIdentity.ts';

/** The request whose files are uploaded under a key, also when only its claim says which one that is. */
export async function requestOfUploadKey(uploadKey: string): Promise<string> {
  const claimant = isUnclaimedUpdateKey(uploadKey) ? await claimantOf(uploadKey) : null;
  return claimant ?? requestOfUploads(uploadKey);
}
