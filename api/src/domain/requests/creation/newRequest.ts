import type { Language } from '@portal/contract/languages/languages.ts';
import type { RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import type { Office } from '../../configuration/notices/resolveOffice.ts';
import type { UploadFacts } from '../../files/uploadFacts.ts';
import type { Change } from '../change.ts';
import type { CurrentRules } from '../../deadlines/updateDeadline.ts';
import { NEW_STATUS, newRequestDocument } from './newRequestDocument.ts';
import { HOLDER, SYSTEM } from '../actor.ts';
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
export function newRequest(submission: Submission, rules: CurrentRules, now: Date): Change {
  const at = now.toISOString();
  const files = [
    ...submission.loaFiles.map((facts) => unscannedFile(facts, 'loa')),
    ...submission.supportingFiles.map((facts) => unscannedFile(facts, 'supporting')),
  ];
  const { requestId, draftId, request: form, office, language, ownerId, fee } = submission;
  const request = newRequestDocument(
    {
      requestId,
      draftId,
      source: 'client',
      fields: { ...form, ...(office && { copyServiceOffice: office }) },
      language,
      dueDate: '',
      subpoenaReceivedDate: null,
      payment: { ...fee, paidAt: fee.state === 'paid' ? at : null },
      files,
      history: [{ status: NEW_STATUS, at, by: SYSTEM, byName: 'system', notes: '', isPrivate: false }],
      owners: ownerId === null ? [] : [ownerId],
      submitterId: ownerId,
    },
    rules,
    now,
  );
  return {
    request,
    event: {
      kind: 'submitted',
      at,
      by: HOLDER,
      details: { files: files.length, intentId: fee.intentId, fee: fee.state },
    },
    steps: [
      { kind: 'project' },
      { kind: 'index-attorney' },
      ...(ownerId === null ? [] : [{ kind: 'record-contacts' } as const]),
      { kind: 'scan' },
      { kind: 'notify-client', template: 'requestSubmitted' },
      { kind: 'end-draft', draftId: submission.draftId },
    ],
  };
}
