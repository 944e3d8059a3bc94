import { INTERNAL_PARTY, type InternalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { UploadFacts } from '../../files/uploadFacts.ts';
import type { Change } from '../change.ts';
import type { CurrentRules } from '../../deadlines/updateDeadline.ts';
import { NEW_STATUS, newRequestDocument } from './newRequestDocument.ts';
import type { Actor } from '../actor.ts';
import { unscannedFile } from '../../files/unscannedFile.ts';

interface Submission {
  readonly requestId: string;
  readonly draftId: string;
  readonly request: InternalRequest;
  readonly files: readonly UploadFacts[];
  readonly by: Actor;
  readonly byName: string;
}

/**
 * The first version of a request that staff entered. The fee is waived. The request has no client email address, so
 * no notification is sent. The notes are private to staff.
 */
export function newInternalRequest(submission: Submission, rules: CurrentRules, now: Date): Change {
  const at = now.toISOString();
  const { request: form, by, byName } = submission;
  const { dueDate, subpoenaReceivedDate, notes, ...fields } = form;
  const files = submission.files.map((facts) => unscannedFile(facts, 'supporting'));
  const entry = { status: NEW_STATUS, at, by, byName, notes: '', isPrivate: false };
  const request = newRequestDocument(
    {
      requestId: submission.requestId,
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
      dueDate: dueDate ?? '',
      subpoenaReceivedDate: subpoenaReceivedDate || null,
      payment: { intentId: null, state: 'waived', paidAt: null, chargeId: null },
      files,
      history: notes === '' ? [entry] : [entry, { ...entry, notes, isPrivate: true }],
      owners: [],
      submitterId: null,
    },
    rules,
    now,
  );
  return {
    request,
    event: {
      kind: 'submitted',
      at,
      by,
      details: { files: files.length, source: 'internal', fee: 'waived', notes: notes !== '' },
    },
    steps: [{ kind: 'project' }, { kind: 'index-attorney' }, { kind: 'scan' }],
  };
}
