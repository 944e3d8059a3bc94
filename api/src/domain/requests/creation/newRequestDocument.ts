import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { type CurrentRules, firstDeadline } from '../../deadlines/updateDeadline.ts';
import { EMPTY_THREAD } from '../../messages/thread.ts';
import type { RequestFile, RequestDocument } from '../requestDocument.ts';

type Given = Pick<
  RequestDocument,
  | 'requestId'
  | 'draftId'
  | 'source'
  | 'fields'
  | 'language'
  | 'subpoenaReceivedDate'
  | 'history'
  | 'owners'
  | 'submitterId'
>;

interface NewRequestDocument extends Given {
  /** YYYY-MM-DD if a person entered it; empty if the rules decide. */
  readonly dueDate: string;
  readonly payment: Pick<RequestDocument['payment'], 'intentId' | 'state' | 'paidAt' | 'chargeId'>;
  readonly files: readonly RequestFile[];
}

/** The status of every new request. */
export const NEW_STATUS = 'pending';

/** The first version of a request, before anyone worked on it. */
export function newRequestDocument(
  { payment, files, dueDate, ...given }: NewRequestDocument,
  rules: CurrentRules,
  now: Date,
): RequestDocument {
  const at = now.toISOString();
  const request: RequestDocument = {
    ...given,
    dueDate,
    deadline: null,
    id: 'root',
    type: 'request',
    schemaVersion: 1,
    seq: 1,
    status: NEW_STATUS,
    submittedAt: at,
    updatedAt: at,
    payment: {
      ...payment,
      amountCents: REQUEST_FEE_CENTS,
      statusBeforeHold: null,
      verificationUrl: null,
      disputes: [],
    },
    subpoenaApproved: false,
    recordsSaved: false,
    files: Object.fromEntries(files.map((file) => [file.fileId, file])),
    invoices: {},
    combinedPayments: {},
    accountVerifications: {},
    updates: [],
    assigneeId: null,
    dueDateChanges: [],
    scopeChanges: [],
    retention: null,
    thread: EMPTY_THREAD,
    review: null,
    reviewDecisions: [],
  };
  return { ...request, ...firstDeadline(request, dueDate, rules) };
}
