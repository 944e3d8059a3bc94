import { isStaffRole } from '@portal/contract/accounts/catalogues/roles.ts';
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
import { claimantOf } from '../../data/accounts/uploadKeys.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { uploadLink } from '../../data/blobs/uploadLink.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { issueTickets } from '../../workflows/files/uploads/issueTickets.ts';
import { findAccessibleRequest } from '../../workflows/requests/findAccessibleRequest.ts';

/** POST /api/generateUploadUrls: create-only links into quarantine, one per announced file. */
endpoint(generateUploadUrls, async ({ body, caller, now }) => {
  const { key, rules } = await uploadsOf(body.requestId, caller);
  const tickets = await issueTickets(key, body.files, rules, caller, now);
  const data = await Promise.all(
    tickets.map(async ({ fileId, blobName }) => {
      const { url, publicUrl, expiresAt } = await uploadLink(blobName, now);
      return { fileId, uploadUrl: url, blobName, publicUrl, expiresAt };
    }),
  );
  return { data };
});

/** Anybody uploads for the draft or the update whose id they made; for an update of a request, whoever has that; for the request itself, staff alone. */
async function uploadsOf(uploadKey: string, caller: Caller): Promise<{ key: string; rules: UploadRules }> {
  if (isDraftKey(uploadKey)) return { key: uploadKey.toLowerCase(), rules: wizardUploads };
  if (isUnclaimedUpdateKey(uploadKey)) {
    const key = uploadKey.toLowerCase();
    if ((await claimantOf(key)) !== null) throw alreadySent();
    return { key, rules: updateUploads };
  }
  const updated = requestOfUpdateKey(uploadKey);
  if (updated !== null) {
    if (!(await findAccessibleRequest(caller, updated))) throw notFound('Request not found');
    // The ids of updates are made by browsers; in which case they are written makes no other one.
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
