import type { AuthorityKind } from '@portal/contract/requests/authority/authorityKinds.ts';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { openPauseOf } from '../../deadlines/updateDeadline.ts';
import { hasOpenDownloadRequest } from '../../files/downloads/downloadRequests.ts';
import { withoutSocialSecurityNumbers } from '../../search/socialSecurity.ts';
import { ROW_TERMS_VERSION, searchTerms } from '../../search/searchTerms.ts';
import { submissionFacts, type SubmissionFacts } from '../../submissions/submissionFacts.ts';
import type { UndeliveredRef } from '../../notifications/delivery/undelivered.ts';
import { openSecondCheckOf } from '../../packets/checks/openSecondChecks.ts';
import type { StoredSecondCheck } from '../../packets/checks/storedSecondCheck.ts';
import { type PendingInvoices, pendingInvoicesOf } from './pendingInvoicesOf.ts';
import { owedCentsOf } from './owed/owedCents.ts';
import { erasableFrom } from '../../retention/erasableFrom.ts';
import { reviewOf } from '../../submissions/reviewOf.ts';
import { currentScopeOf } from '../edits/narrowScope.ts';
import { type ExportedScope, exportedScope } from '../views/exportedScope.ts';
import type { RequestDocument } from '../requestDocument.ts';

/** In place of the due date while the clock is paused: sorts after every day, so the request is neither due soon nor overdue. */
export const PAUSED = 'paused';

/** The due date of a stored row as it is shown: empty while the clock is paused. */
export function shownDue(dueDate: string): { readonly dueDate: string; readonly isPaused?: true } {
  return dueDate === PAUSED ? { dueDate: '', isPaused: true } : { dueDate };
}

/** A request as the lists show, filter and search it. */
export interface RequestListRow extends SubmissionFacts, PendingInvoices {
  readonly requestId: string;
  /** Version of the request that this row shows. */
  readonly seq: number;
  readonly orderId: string;
  readonly patientName: string;
  readonly patientDob: string;
  readonly facilityName: string;
  readonly requestType: number;
  readonly requestTypeName: string;
  readonly status: string;
  readonly submittedAt: string;
  /** Sort key and cursor of the lists: the instant of submission, then the id. */
  readonly sortKey: string;
  /** YYYY-MM-DD, or `PAUSED`. */
  readonly dueDate: string;
  /** User id; null if unassigned. */
  readonly assigneeId: string | null;
  /** Missing if unknown, so that no date range matches the row. */
  readonly subpoenaReceivedDate?: string;
  readonly filesCount: number;
  /** The state of the current review, also if another row shows its queue entry. */
  readonly reviewState: RequestListRow['review'];
  /** What the export shows of the scope; missing if none was stated. */
  readonly scope?: ExportedScope;
  /** The kind of authority for release, for the export; missing if none was stated. */
  readonly authorityKind?: AuthorityKind;
  readonly owedCents: number;
  /** What searches find the row by. */
  readonly terms: readonly string[];
  /** Version of the terms. Missing in older rows, which have those of the exact words only. */
  readonly termsVersion: number;
  /** Closed requests only: when retention can first delete a file by a choice made for the request or file. */
  readonly eraseFrom?: string;
  /** Closed requests with files under the portal's default retention: when the request was closed. */
  readonly closedAt?: string;
  /** Present while staff have to answer a request for another download. */
  readonly downloadRequested?: true;
  /** Messages of the client that no staff member has read. Missing in older rows. */
  readonly unreadMessages: number;
  /** Messages of staff that the client has not read. Missing in older rows. */
  readonly unreadByClient: number;
  /** Whom emails about the request do not reach; missing if all are reached. */
  readonly undelivered?: readonly UndeliveredRef['recipient'][];
  /** Open requests whose packet waits for its second check, or was sent back by it. */
  readonly secondCheck?: StoredSecondCheck['state'];
  /** Whether the request is in the overview. Missing in older rows. */
  readonly isInOverview: true;
}

export function requestListRow(request: RequestDocument): RequestListRow {
  const { orderId, patientName, patientDob, facilityName = '', requestType } = request.fields;
  const lastFour = request.fields.patientSsnLast4 || null;
  const secondCheck = openSecondCheckOf(request);
  return {
    requestId: request.requestId,
    seq: request.seq,
    orderId,
    patientName,
    patientDob,
    facilityName,
    requestType,
    requestTypeName: requestTypeName(requestType),
    status: request.status,
    submittedAt: request.submittedAt,
    sortKey: `${request.submittedAt}|${request.requestId}`,
    dueDate: openPauseOf(request) ? PAUSED : request.dueDate,
    assigneeId: request.assigneeId,
    ...(request.subpoenaReceivedDate && { subpoenaReceivedDate: request.subpoenaReceivedDate }),
    filesCount: Object.keys(request.files).length,
    ...exportedScope(currentScopeOf(request)),
    ...(request.fields.authority && { authorityKind: request.fields.authority.kind }),
    reviewState: reviewOf(request)?.state ?? 'none',
    owedCents: owedCentsOf(request),
    terms: searchTerms([
      orderId,
      ...[patientName, facilityName].map((name) => withoutSocialSecurityNumbers(name, lastFour)),
    ]),
    termsVersion: ROW_TERMS_VERSION,
    ...pendingInvoicesOf(request),
    ...erasableFrom(request),
    ...submissionFacts(request, 0),
    ...(Object.values(request.files).some(hasOpenDownloadRequest) && { downloadRequested: true }),
    unreadMessages: request.thread.unreadByStaff.length,
    unreadByClient: request.thread.unreadByClient.length,
    ...(request.undelivered && { undelivered: request.undelivered.map(({ recipient }) => recipient) }),
    ...(secondCheck && !closedStatuses.includes(request.status) && { secondCheck }),
    isInOverview: true,
  };
}
