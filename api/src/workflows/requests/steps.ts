import { indexAttorney } from '../../data/views/indexAttorney.ts';
import { projectOpenPayments } from '../../data/views/openPayments.ts';
import { projectRequest, removeFromList } from '../../data/views/projectRequest.ts';
import { isOwner } from '../../domain/requests/access/mayOpenRequest.ts';
import { attorneyOf } from '../../domain/requests/attorneyContact.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { countRequest } from '../analytics/reports/countForReports.ts';
import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { continueBulkAction } from './bulk/continueBulkAction.ts';
import { endDraft, finishDraft } from './drafts/finishDraft.ts';
import { endReplacedCodes } from './edits/replaceVerificationCode.ts';
import { moveOutOfDeletedStatus } from './moveOutOfDeletedStatus.ts';

/** How long a task continues a bulk action; below the time limit of a step, with time for the requests in progress. */
const BULK_TASK_MS = 60_000;

export const requestSteps: Steps<
  | 'bulk-action'
  | 'end-draft'
  | 'end-replaced-codes'
  | 'finish-draft'
  | 'index-attorney'
  | 'project'
  | 'remove-from-list'
> = {
  'bulk-action': (_, { requestId, runTasks, log }) =>
    continueBulkAction(requestId, BULK_TASK_MS, runTasks, log),
  'end-draft': ({ draftId }) => endDraft(draftId),
  'end-replaced-codes': ofRequest((request) => endReplacedCodes(request)),
  'finish-draft': ({ draftId }, { now, log }) => finishDraft(draftId, now, log),
  'index-attorney': ofRequest((request) => index(request)),
  project: ofRequest(async (request, _, run) => {
    await Promise.all([
      projectRequest(request),
      projectOpenPayments(request, run.previous),
      countRequest(request, run),
    ]);
    return moveOutOfDeletedStatus(request, run.now);
  }),
  'remove-from-list': ofRequest(async (request, { userId }) => {
    // It may have been readmitted and have added the request again.
    if (!isOwner(request, userId)) await removeFromList(request, userId);
  }),
};

async function index({ fields, requestId }: RequestDocument): Promise<void> {
  const attorney = attorneyOf(fields);
  if (attorney) await indexAttorney(attorney, requestId);
}
