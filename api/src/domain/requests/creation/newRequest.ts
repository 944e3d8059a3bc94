import type { Language } from '@portal/contract/languages/languages.ts';
import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import type { RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import type { Office } from '../../configuration/notices/resolveOffice.ts';
import type { UploadFacts } from '../../files/uploadFacts.ts';
import type { Change } from '../change.ts';
import { dueDay } from './dueDay.ts';
import { HOLDER, SYSTEM } from '../actor.ts';
import { type RequestRoot } from '../root.ts';
import { unscannedFile } from '../../files/unscannedFile.ts';

interface Submission {
  readonly requestId: string;
  readonly draftId: string;
  readonly request: RecordsRequest;
  readonly office?: Office | null;
  readonly language: Language;
  /** User id of the signed-in client who submitted it; null if no one was signed in. */
  readonly ownerId: string | null;
  readonly loaFiles: readonly UploadFacts[];
  readonly supportingFiles: readonly UploadFacts[];
  readonly fee: {
    readonly intentId: string;
    readonly chargeId: string | null;
    readonly state: 'paid' | 'clearing';
  };
}

/** The first version of a request that a client submitted. The fee is paid or clearing. */
export function newRequest(submission: Submission, dueDays: number, now: Date): Change {
  const at = now.toISOString();
  const files = [
    ...submission.loaFiles.map((facts) => unscannedFile(facts, 'loa')),
    ...submission.supportingFiles.map((facts) => unscannedFile(facts, 'supporting')),
  ];
  const root: RequestRoot = {
    id: 'root',
    requestId: submission.requestId,
    type: 'request',
    schemaVersion: 1,
    seq: 1,
    draftId: submission.draftId,
    source: 'client',
    fields: { ...submission.request, ...(submission.office && { copyServiceOffice: submission.office }) },
    language: submission.language,
    status: 'pending',
    submittedAt: at,
    updatedAt: at,
    dueDate: dueDay(now, dueDays),
    subpoenaReceivedDate: null,
    payment: {
      intentId: submission.fee.intentId,
      amountCents: REQUEST_FEE_CENTS,
      state: submission.fee.state,
      paidAt: submission.fee.state === 'paid' ? at : null,
      chargeId: submission.fee.chargeId,
      statusBeforeHold: null,
      verificationUrl: null,
      disputes: [],
    },
    subpoenaApproved: false,
    recordsSaved: false,
    files: Object.fromEntries(files.map((file) => [file.fileId, file])),
    invoices: {},
    history: [{ status: 'pending', at, by: SYSTEM, byName: 'system', notes: '', isPrivate: false }],
    updates: [],
    owners: submission.ownerId === null ? [] : [submission.ownerId],
    assigneeId: null,
    dueDateChanges: [],
    retention: null,
    review: null,
  };
  return {
    root,
    event: {
      kind: 'submitted',
      at,
      by: HOLDER,
      details: { files: files.length, intentId: submission.fee.intentId, fee: submission.fee.state },
    },
    work: [
      { kind: 'project' },
      { kind: 'index-attorney' },
      { kind: 'scan' },
      { kind: 'notify-client', template: 'requestSubmitted' },
      { kind: 'end-draft', draftId: submission.draftId },
    ],
  };
}
