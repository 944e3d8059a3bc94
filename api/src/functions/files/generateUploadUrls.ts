import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import {
  idOfKey,
  isDraftKey,
  isUnclaimedUpdateKey,
  requestOfUpdateKey,
  updateKeyOf,
} from '@portal/contract/files/rules/uploadKey.ts';
import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import { type UploadRules, wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { claimantOf } from '../../data/files/uploads/uploadKeys.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { uploadLink } from '../../data/blobs/uploadLink.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { issueTickets } from '../../workflows/files/uploads/issueTickets.ts';
import { findAccessibleRequest } from '../../workflows/requests/findAccessibleRequest.ts';

/** POST /api/generateUploadUrls: upload links to quarantine, one per announced file. */
endpoint(generateUploadUrls, async ({ body, caller, now }) => {
  const { key, rules } = await uploadTarget(body.requestId, caller);
  const tickets = await issueTickets(key, body.files, rules, caller, now);
  const data = await Promise.all(
    tickets.map(async ({ fileId, blobName }) => {
      const { url, publicUrl, expiresAt } = await uploadLink(blobName, now);
      return { fileId, uploadUrl: url, blobName, publicUrl, expiresAt };
    }),
  );
  return { data };
});

/** The upload key and rules. Anyone may upload for a draft or an unclaimed update, people with access to the request for its update, and staff for the request itself. */
async function uploadTarget(uploadKey: string, caller: Caller): Promise<{ key: string; rules: UploadRules }> {
  if (isDraftKey(uploadKey)) return { key: uploadKey.toLowerCase(), rules: wizardUploads };
  if (isUnclaimedUpdateKey(uploadKey)) {
    const key = uploadKey.toLowerCase();
    if ((await claimantOf(key)) !== null) throw alreadySent();
    return { key, rules: updateUploads };
  }
  const updated = requestOfUpdateKey(uploadKey);
  if (updated !== null) {
    if (!(await findAccessibleRequest(caller, updated))) throw notFound('Request not found');
    // Browsers create the ids of updates. Their case does not matter.
    return { key: updateKeyOf(updated, idOfKey(uploadKey)), rules: updateUploads };
  }
  const { session } = caller;
  if (!session || !isStaffRole(session.role) || !(await readRequest(uploadKey))) {
    throw notFound('Request not found');
  }
  return { key: uploadKey, rules: staffUploads };
}

function alreadySent(): PortalError {
  return new PortalError('conflict', 'This update was already sent. Please start a new one.');
}
