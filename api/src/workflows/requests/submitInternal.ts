import { internalUploads } from '@portal/contract/files/rules/internalUploads.ts';
import { idOfKey, isDraftKey } from '@portal/contract/files/rules/uploadKey.ts';
import type { InternalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import { readDraft } from '../../data/accounts/drafts.ts';
import { saveLookup } from '../../data/accounts/orders.ts';
import { uploadKeyOf } from '../../data/accounts/uploadKeys.ts';
import { readUploadSession } from '../../data/accounts/uploadSessions.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import { requestIdOf, verificationCodeOf } from '../../data/requestIdentity.ts';
import { createRequest } from '../../data/requests/createRequest.ts';
import { taskIdOf } from '../../data/requests/partition.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import { isSameInternalRequest } from '../../domain/requests/creation/isSameInternalRequest.ts';
import { newInternalRequest } from '../../domain/requests/creation/newInternalRequest.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { collectUploads, uploadNotOfRequest } from '../files/uploads/collectUploads.ts';
import { refuseOverQuota } from '../files/uploads/uploadQuota.ts';
import { type Submission, submittedAs } from './submitDraft.ts';

interface InternalSubmission extends InternalRequest {
  readonly source?: 'internal' | undefined;
  /** Made by the form that is submitted; it names the uploads as well, and follows from them where it is left out. */
  readonly draftId?: string | undefined;
}

/**
 * Makes the request that staff bring in, or answers the one that the same form became already. Throws `conflict` for a
 * draft that is something else by now, and `file_rejected` for a file that is missing or not allowed.
 */
export async function submitInternal(
  submission: InternalSubmission,
  user: User,
  now: Date,
  log: Log,
): Promise<Submission> {
  const { source: _, draftId = await draftOfUploads(submission.uploadedFiles), ...request } = submission;
  const requestId = requestIdOf(draftId);
  const existing = await readRequest(requestId);
  if (existing) return answered(existing.value, request);
  // A draft that somebody may be paying for becomes what was paid for, and nothing else.
  if (await readDraft(draftId)) throw draftInUse();

  const session = await readUploadSession(`req-${draftId.toLowerCase()}`);
  const files = await collectUploads(
    request.uploadedFiles,
    { session, now },
    internalUploads,
    'uploadedFiles',
  );
  refuseOverQuota(files);
  const change = newInternalRequest(
    {
      requestId,
      draftId: draftId.toLowerCase(),
      request,
      files,
      ...authorOf(user),
    },
    (await readNotices()).dueDays,
    now,
  );
  await saveLookup(request.orderId, verificationCodeOf(draftId), requestId);
  if (!(await createRequest(change, now))) {
    const created = await readRequest(requestId);
    if (!created) throw draftInUse();
    return answered(created.value, request);
  }
  log.info('internal request submitted', { requestId });
  return {
    submitted: submittedAs(change.root),
    pendingTasks: [{ requestId, taskId: taskIdOf(change.root.seq) }],
  };
}

/** The draft under whose key the files were uploaded: so the same files make the same request. */
async function draftOfUploads([first]: InternalRequest['uploadedFiles']): Promise<string> {
  const uploadKey = first && (await uploadKeyOf(first.fileId));
  if (!uploadKey || !isDraftKey(uploadKey)) throw uploadNotOfRequest('uploadedFiles.0');
  return idOfKey(uploadKey);
}

/** Another text under the same draft is not what the first answer was about: to drop it in silence would lose it. */
function answered(root: RequestRoot, request: InternalRequest): Submission {
  if (root.source !== 'internal') throw draftInUse();
  if (isSameInternalRequest(root, request)) return { submitted: submittedAs(root), pendingTasks: [] };
  throw new PortalError(
    'conflict',
    'This request was already submitted with other details. Please find it on the dashboard and edit it there.',
  );
}

function draftInUse(): PortalError {
  return new PortalError('conflict', 'This request was already begun elsewhere. Please start a new one.');
}
