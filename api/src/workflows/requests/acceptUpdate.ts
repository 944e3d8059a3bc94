import type { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import {
  idOfKey,
  isUnclaimedUpdateKey,
  requestOfUpdateKey,
  updateKeyOf,
} from '@portal/contract/files/rules/uploadKey.ts';
import { readUser } from '../../data/accounts/users.ts';
import { claimantOf, claimUploadKey, uploadKeyOf } from '../../data/accounts/uploadKeys.ts';
import { readUploadSession } from '../../data/accounts/uploadSessions.ts';
import { type Changed, changeRequest } from '../../data/requests/changeRequest.ts';
import { clientIdOf } from '../../domain/requests/access/clientIdOf.ts';
import { isOwner } from '../../domain/requests/access/mayOpenRequest.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { MAX_FILES } from '../../domain/files/addFiles.ts';
import { isSameUpdate } from '../../domain/requests/edits/isSameUpdate.ts';
import { type Actor, HOLDER, userActor } from '../../domain/requests/actor.ts';
import { type RequestRoot } from '../../domain/requests/root.ts';
import { updateByClient } from '../../domain/requests/edits/updateByClient.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { collectUploads, uploadNotOfRequest } from '../files/uploads/collectUploads.ts';
import { findHeldRequest } from './findHeldRequest.ts';
import { refuseOverQuota } from '../files/uploads/uploadQuota.ts';

interface Taken extends Changed {
  readonly updateId: string;
}

/**
 * Adds an update to the request that order id and code open, once for each update id. What was uploaded is read from
 * the blobs; only uploads made for this very update can be named, or those of an update that no request has claimed.
 */
export async function acceptUpdate(
  body: BodyOf<typeof updateClientRequest>,
  caller: Caller,
  now: Date,
): Promise<Taken> {
  const { root } = await findHeldRequest(body, caller.address, now);
  const { requestId } = root;
  const uploadKey = body.updateId
    ? updateKeyOf(requestId, body.updateId)
    : await keyOfUploads(body.uploadedFiles, requestId);
  const updateId = idOfKey(uploadKey);
  const sent = { ...body, updateId };
  if (isKnown(root, sent)) return { root, pendingTasks: [], updateId };
  const session = await readUploadSession(uploadKey);
  const files = await collectUploads(sent.uploadedFiles, { session, now }, updateUploads, 'uploadedFiles');
  refuseOverQuota(files);
  const isUnclaimed = isUnclaimedUpdateKey(uploadKey);
  if (isUnclaimed && !(await claimUploadKey(uploadKey, requestId)))
    throw uploadNotOfRequest('uploadedFiles.0');
  const author = await senderOf(root, caller);
  const changed = await changeRequest(
    requestId,
    (current) => {
      if (isKnown(current, sent)) return null;
      const { updateReason: reason, updateDetails: details } = sent;
      const decision = updateByClient(current, { ...sent, reason, details, files, ...author }, now);
      if (decision.kind === 'change') return decision.change;
      throw new PortalError('conflict', refusals[decision.kind]);
    },
    now,
  );
  return { ...changed, updateId };
}

/** The key under which the files of an update were uploaded; that of another request does not exist for this one. */
async function keyOfUploads(
  [first]: BodyOf<typeof updateClientRequest>['uploadedFiles'],
  requestId: string,
): Promise<string> {
  const uploadKey = first && (await uploadKeyOf(first.fileId));
  if (!uploadKey) throw uploadNotOfRequest('uploadedFiles.0');
  const isClaimable = isUnclaimedUpdateKey(uploadKey);
  const owner = isClaimable ? await claimantOf(uploadKey) : requestOfUpdateKey(uploadKey);
  const isTheirs = owner === requestId || (isClaimable && owner === null);
  if (!isTheirs) throw uploadNotOfRequest('uploadedFiles.0');
  return uploadKey;
}

const refusals = {
  cancelled:
    'This request was canceled and can’t be updated. Please create a new request, or contact us about this one.',
  'too-many': 'This request has reached the maximum number of updates. Please contact us.',
  full: localizable('A request can hold at most {{files}} files.', { files: MAX_FILES }),
} as const;

/** Whether the update is there already. Another text under its id is not what the first answer was about: to drop it in silence would lose it. */
function isKnown(root: RequestRoot, sent: Parameters<typeof isSameUpdate>[1]): boolean {
  const isSame = isSameUpdate(root, sent);
  if (isSame !== false) return isSame ?? false;
  throw new PortalError(
    'conflict',
    'We already have the first version of this update. Submit again to send the changed version as another update.',
  );
}

/** A client who has the request acts under their name; anybody else as the holder of order id and code. */
async function senderOf(root: RequestRoot, { session }: Caller): Promise<{ by: Actor; byName: string }> {
  const clientId = clientIdOf(session);
  const user = clientId !== null && isOwner(root, clientId) ? await readUser(clientId) : null;
  if (!user) return { by: HOLDER, byName: 'holder' };
  return { by: userActor({ role: 'client', userId: user.userId }), byName: nameOfUser(user) };
}
