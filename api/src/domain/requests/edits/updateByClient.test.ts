import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import { describe, expect, it } from 'vitest';
import { aReview } from '../../testing/aReview.ts';
import { aFile, aRequest, uploadOf } from '../../testing/aRequest.ts';
import { MAX_FILES, MAX_FILES_OF_SIDE, RESERVED_FILES } from '../../files/fileRoom.ts';
import { HOLDER } from '../actor.ts';
import { type RequestDocument } from '../requestDocument.ts';
import { isSameUpdate } from './isSameUpdate.ts';
import { MAX_UPDATES, refusedUpdate, updateByClient } from './updateByClient.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');
const AT = NOW.toISOString();
const sent = {
  updateId: '0b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a76',
  reason: 'Missing Information',
  details: 'The second page of the authorization.',
  patientName: 'Maria Santos-Diaz',
  patientDob: '1980-02-29',
  files: [uploadOf('3')],
  by: HOLDER,
  byName: 'holder',
  isOffered: () => true,
} as const;

function changeOf(request: RequestDocument) {
  const decision = updateByClient(request, sent, NOW);
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change;
}

const entry = (status: string) => ({
  status,
  at: AT,
  by: HOLDER,
  byName: 'holder',
  notes: '',
  isPrivate: false,
});

describe('an update by the client', () => {
  it('is stored next to the request and changes none of its fields', () => {
    const before = aRequest();
    const { request, steps } = changeOf(before);
    expect(request.fields).toEqual(before.fields);
    expect(request.updates).toEqual([
      {
        updateId: sent.updateId,
        reason: sent.reason,
        details: sent.details,
        submittedAt: AT,
        patientName: 'Maria Santos-Diaz',
        patientDob: '',
        contactPhone: '',
        decisions: {},
      },
    ]);
    expect(request.files[uploadOf('3').fileId]).toMatchObject({
      group: 'update',
      updateId: sent.updateId,
      scan: 'pending',
      uploadedByAdmin: false,
    });
    expect(steps.map(({ kind }) => kind)).toEqual([
      'project',
      'scan',
      'notify-client',
      'notify-staff-of-update',
    ]);
  });

  it('adds a letter of authorization to the LOA files', () => {
    const decision = updateByClient(aRequest(), { ...sent, uploadKind: 'loa' }, NOW);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { request } = decision.change;
    expect(request.files[uploadOf('3').fileId]).toMatchObject({ group: 'loa', updateId: sent.updateId });
  });

  it('records in its event and in the thread that it answers a rejection', () => {
    const review = aReview({ state: 'rejected', missing: ['loa-missing'] });
    const { request, event, documents } = changeOf(aRequest({ review }));
    expect(request.review).toMatchObject({ state: 'pending', answeredAt: AT });
    expect(event.details).toMatchObject({ queue: 'answered' });
    expect(documents).toMatchObject([{ text: sent.details, answer: { reason: sent.reason, files: 1 } }]);
    expect(changeOf(aRequest()).documents).toBeUndefined();
  });

  it('has an event without the client’s text', () => {
    const { event } = changeOf(aRequest());
    expect(event).toEqual({
      kind: 'update-submitted',
      at: AT,
      by: HOLDER,
      details: {
        updateId: sent.updateId,
        reason: 'Missing Information',
        files: 1,
        from: 'pending',
        to: 'update_requested',
      },
    });
  });

  it.each(['pending', 'processing', 'on_hold', 'attorney_to_review', 'completed', 'update_requested'])(
    'changes the status from %s to update_requested',
    (status) => {
      const { request } = changeOf(aRequest({ status }));
      expect(request.status).toBe('update_requested');
      expect(request.history.at(-1)).toEqual(entry('update_requested'));
    },
  );

  it.each([
    ['processing', 'processing'],
    ['on_hold', 'on_hold'],
    ['completed', 'pending'],
  ])('without the status update_requested, a request that is %s becomes %s', (status, next) => {
    const isOffered = (key: string) => key !== 'update_requested';
    const decision = updateByClient(aRequest({ status }), { ...sent, isOffered }, NOW);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(decision.change.request.status).toBe(next);
    expect(decision.change.request.history.at(-1)).toEqual(entry(next));
    expect(decision.change.request.updates).toHaveLength(1);
  });

  it('keeps a request on hold for its fee, and sets update_requested as the status after payment', () => {
    const { payment } = aRequest();
    const held = aRequest({
      status: 'on_hold',
      payment: { ...payment, state: 'failed', statusBeforeHold: 'pending' },
    });
    const { request } = changeOf(held);
    expect(request.status).toBe('on_hold');
    expect(request.payment.statusBeforeHold).toBe('update_requested');
    expect(request.history.at(-1)).toEqual(entry('on_hold'));
  });

  it('is rejected for a cancelled request', () => {
    expect(updateByClient(aRequest({ status: 'cancelled' }), sent, NOW)).toEqual({ kind: 'cancelled' });
  });

  it.each<[asked: MissingReason[], kind: string]>([
    [[], 'no-files'],
    [['loa-missing'], 'no-files'],
    [['dates-missing', 'loa-illegible'], 'no-files'],
    [['dates-missing'], 'change'],
    [['wrong-patient', 'other'], 'change'],
  ])('needs a file unless only information is missing: %j', (missing, kind) => {
    const review = missing.length > 0 ? aReview({ state: 'rejected', missing }) : null;
    expect(updateByClient(aRequest({ review }), { ...sent, files: [] }, NOW).kind).toBe(kind);
  });

  it('is rejected with a file that came with a message', () => {
    const request = aRequest();
    const files = { ...request.files, [uploadOf('3').fileId]: aFile({ messageId: 'm_1' }) };
    expect(updateByClient({ ...request, files }, sent, NOW)).toEqual({ kind: 'file-sent' });
  });

  it('is rejected above the limit of updates', () => {
    const [update] = changeOf(aRequest()).request.updates;
    const updates = (count: number) => Array.from({ length: count }, () => update!);
    expect(updateByClient(aRequest({ updates: updates(MAX_UPDATES) }), sent, NOW).kind).toBe('too-many');
    expect(updateByClient(aRequest({ updates: updates(MAX_UPDATES - 1) }), sent, NOW).kind).toBe('change');
  });

  it.each<[ofClient: number, ofStaff: number, kind: string]>([
    [MAX_FILES_OF_SIDE, 0, 'client-full'],
    [MAX_FILES_OF_SIDE - 1, 0, 'change'],
    [RESERVED_FILES - 1, MAX_FILES_OF_SIDE, 'change'],
    [RESERVED_FILES, MAX_FILES_OF_SIDE, 'full'],
    // Staff of an earlier version could release more.
    [RESERVED_FILES - 1, MAX_FILES, 'change'],
  ])('to %i files of the client and %i of staff, is %s', (ofClient, ofStaff, kind) => {
    const [file] = Object.values(aRequest().files);
    const files = Object.fromEntries(
      Array.from({ length: ofClient + ofStaff }, (_, index) => [
        `file_${index}`,
        { ...file!, uploadedByAdmin: index >= ofClient },
      ]),
    );
    expect(updateByClient(aRequest({ files }), sent, NOW).kind).toBe(kind);
    // The same without the facts of the files.
    expect(refusedUpdate(aRequest({ files }), sent.files) ?? 'change').toBe(kind);
  });
});

describe('isSameUpdate for an update', () => {
  const { request } = changeOf(aRequest());
  const again = {
    updateId: sent.updateId,
    updateReason: sent.reason,
    updateDetails: sent.details,
    uploadedFiles: [{ fileId: uploadOf('3').fileId }],
  };

  it.each<[what: string, changed: Partial<Parameters<typeof isSameUpdate>[1]>, isSame: boolean | null]>([
    ['sent again', {}, true],
    ['with a file named twice', { uploadedFiles: [...again.uploadedFiles, ...again.uploadedFiles] }, true],
    ['for another reason', { updateReason: 'Other' }, false],
    ['as a letter of authorization', { uploadKind: 'loa' }, false],
    ['with another text', { updateDetails: 'The third page.' }, false],
    ['with another file', { uploadedFiles: [{ fileId: uploadOf('4').fileId }] }, false],
    ['with an additional file', { uploadedFiles: [...again.uploadedFiles, { fileId: 'file_x' }] }, false],
    ['with another id', { updateId: 'b' }, null],
  ])('%s', (_, changed, isSame) => {
    expect(isSameUpdate(request, { ...again, ...changed })).toBe(isSame);
  });
});
