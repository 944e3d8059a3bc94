import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { INTERNAL_PARTY, type InternalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { UploadFacts } from '../../files/uploadFacts.ts';
import type { Change } from '../change.ts';
import { dueDay } from './dueDay.ts';
import type { Actor } from '../actor.ts';
import type { RequestRoot } from '../root.ts';
import { unscannedFile } from '../../files/unscannedFile.ts';

interface Submission {
  readonly requestId: string;
  readonly draftId: string;
  readonly request: InternalRequest;
  readonly files: readonly UploadFacts[];
  readonly by: Actor;
  readonly byName: string;
}

const STATUS = 'pending';

/**
 * The first version of a request that staff entered. The fee is waived. The request has no client email address, so
 * no notification is sent. The notes are private to staff.
 */
export function newInternalRequest(submission: Submission, dueDays: number, now: Date): Change {
  const at = now.toISOString();
  const { request, by, byName } = submission;
  const { dueDate, subpoenaReceivedDate, notes, ...fields } = request;
  const files = submission.files.map((facts) => unscannedFile(facts, 'supporting'));
  const entry = { status: STATUS, at, by, byName, notes: '', isPrivate: false };
  const root: RequestRoot = {
    id: 'root',
    requestId: submission.requestId,
    type: 'request',
    schemaVersion: 1,
    seq: 1,
    draftId: submission.draftId,
    source: 'internal',
    fields: {
      ...fields,
      copyServiceName: fields.copyServiceName || INTERNAL_PARTY,
      firmName: fields.firmName || INTERNAL_PARTY,
      copyServiceEmail: '',
      loaIncluded: false,
      loaFiles: [],
    },
    language: 'en',
    status: STATUS,
    submittedAt: at,
    updatedAt: at,
    dueDate: dueDate || dueDay(now, dueDays),
    subpoenaReceivedDate: subpoenaReceivedDate || null,
    payment: {
      intentId: null,
      amountCents: REQUEST_FEE_CENTS,
      state: 'waived',
      paidAt: null,
      chargeId: null,
      statusBeforeHold: null,
      verificationUrl: null,
      disputes: [],
    },
    subpoenaApproved: false,
    recordsSaved: false,
    files: Object.fromEntries(files.map((file) => [file.fileId, file])),
    invoices: {},
    history: notes === '' ? [entry] : [entry, { ...entry, notes, isPrivate: true }],
    updates: [],
    assigneeId: null,
    dueDateChanges: [],
    retention: null,
    review: null,
    owners: [],
  };
  return {
    root,
    event: {
      kind: 'submitted',
      at,
      by,
      details: { files: files.length, source: 'internal', fee: 'waived', notes: notes !== '' },
    },
    work: [{ kind: 'project' }, { kind: 'index-attorney' }, { kind: 'scan' }],
  };
}
