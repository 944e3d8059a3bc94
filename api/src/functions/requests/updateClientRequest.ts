import type { BodyOf } from '@portal/contract/endpoint.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import {
  idOfKey,
  isUnclaimedUpdateKey,
  requestOfUpdateKey,
  updateKeyOf,
} from '@portal/contract/files/rules/uploadKey.ts';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { FILES_REQUIRED } from '@portal/contract/requests/schemas/clientUpdate.ts';
import { endpoint } from '../../http/endpoint.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { claimantOf, claimUploadKey, uploadKeyOf } from '../../data/files/uploads/uploadKeys.ts';
import { fileIdsOf, readUploadSession } from '../../data/files/uploads/uploadSessions.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { type ChangedRequest, changeRequest } from '../../data/requests/changeRequest.ts';
import { offeredStatuses } from '../../domain/configuration/isOffered.ts';
import { MAX_FILES, MAX_FILES_OF_SIDE } from '../../domain/files/fileRoom.ts';
import { isSameUpdate } from '../../domain/requests/edits/isSameUpdate.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import {
  refusedUpdate,
  updateByClient,
  type UpdateRefusal,
} from '../../domain/requests/edits/updateByClient.ts';
import { PortalError } from '../../errors/portalError.ts';
import { type Caller, turnOf } from '../../domain/requests/access/caller.ts';
import type { Log } from '../../telemetry/log.ts';
import { collectUploads, uploadNotOfRequest } from '../../workflows/files/uploads/collectUploads.ts';
import { clientAuthorOf } from '../../workflows/accounts/clientAuthorOf.ts';
import { findUpdatableRequest } from '../../workflows/requests/findUpdatableRequest.ts';

/** POST /api/updateClientRequest: adds an update from a client to a request. */
endpoint(updateClientRequest, async ({ body, caller, now, log }) => {
  const { request, pendingTasks, updateId } = await acceptUpdate(body, caller, now, log);
  await runTasksNow(pendingTasks, now, log);
  return {
    message: 'Update submitted successfully',
    data: { requestId: request.requestId, updateId, status: request.status },
  };
});

interface AcceptedUpdate extends ChangedRequest {
  readonly updateId: string;
}

/**
 * Adds an update to the request that Order ID and verification code open, or to a request of the signed-in client. Repeating a call with the same update ID adds
 * nothing. Accepts only uploads made for this update, or for an update that no request has claimed.
 */
async function acceptUpdate(
  body: BodyOf<typeof updateClientRequest>,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<AcceptedUpdate> {
  const { request } = await findUpdatableRequest(body, caller, now);
  const { requestId } = request;
  // Without files, only the ID tells a repeated call from another update.
  if (body.uploadedFiles.length === 0 && !body.updateId) throw filesRequired();
  const uploadKey = body.updateId
    ? updateKeyOf(requestId, body.updateId)
    : await uploadKeyOfFiles(body.uploadedFiles, requestId);
  const updateId = idOfKey(uploadKey);
  const update = { ...body, updateId };
  if (isAlreadyAdded(request, update)) return { request, pendingTasks: [], updateId };
  const refused = refusedUpdate(request, body.uploadedFiles);
  if (refused) throw updateRefused(refused);
  const [session, author, statuses] = await Promise.all([
    readUploadSession(uploadKey, fileIdsOf(update.uploadedFiles)),
    clientAuthorOf(request, caller),
    requestStatuses.read(),
  ]);
  const uploads = { session, inspection: { turn: turnOf(caller), log }, now };
  const files = await collectUploads(update.uploadedFiles, uploads, updateUploads, 'uploadedFiles');
  const isUnclaimed = isUnclaimedUpdateKey(uploadKey);
  if (isUnclaimed && !(await claimUploadKey(uploadKey, requestId)))
    throw uploadNotOfRequest('uploadedFiles.0');
  const isOffered = offeredStatuses(statuses);
  const changed = await changeRequest(
    request,
    (current) => {
      if (isAlreadyAdded(current, update)) return null;
      const { updateReason: reason, updateDetails: details } = update;
      const decision = updateByClient(
        current,
        { ...update, reason, details, files, isOffered, ...author },
        now,
      );
      if (decision.kind === 'change') return decision.change;
      throw updateRefused(decision.kind);
    },
    now,
  );
  return { ...changed, updateId };
}

/** Returns the key under which the files of an update were uploaded. Throws if the key belongs to another request. */
async function uploadKeyOfFiles(
  [first]: BodyOf<typeof updateClientRequest>['uploadedFiles'],
  requestId: string,
): Promise<string> {
  const uploadKey = first && (await uploadKeyOf(first.fileId));
  if (!uploadKey) throw uploadNotOfRequest('uploadedFiles.0');
  const isClaimable = isUnclaimedUpdateKey(uploadKey);
  const owner = isClaimable ? await claimantOf(uploadKey) : requestOfUpdateKey(uploadKey);
  const isAllowed = owner === requestId || (isClaimable && owner === null);
  if (!isAllowed) throw uploadNotOfRequest('uploadedFiles.0');
  return uploadKey;
}

function filesRequired(): PortalError {
  return new PortalError('invalid_input', FILES_REQUIRED, { fields: { uploadedFiles: FILES_REQUIRED } });
}

function updateRefused(kind: UpdateRefusal): PortalError {
  return kind === 'no-files' ? filesRequired() : new PortalError('conflict', refusals[kind]);
}

const refusals = {
  cancelled:
    'This request was canceled and can’t be updated. Please create a new request, or contact us about this one.',
  'file-sent': 'One of these files was already sent with a message. Please remove it.',
  'too-many': 'This request has reached the maximum number of updates. Please contact us.',
  'client-full': localizable('You can add at most {{files}} files to a request.', {
    files: MAX_FILES_OF_SIDE,
  }),
  full: localizable('A request can hold at most {{files}} files.', { files: MAX_FILES }),
} as const;

/**
 * Returns whether the request already has this update. Throws `conflict` if it has the same update ID with different
 * text, so that the new text is not lost silently.
 */
function isAlreadyAdded(request: RequestDocument, update: Parameters<typeof isSameUpdate>[1]): boolean {
  const isSame = isSameUpdate(request, update);
  if (isSame !== false) return isSame ?? false;
  throw new PortalError(
    'conflict',
    'We already have the first version of this update. Submit again to send the changed version as another update.',
  );
}
