import { describe, expect, it } from 'vitest';
import { aReview } from '../../testing/aReview.ts';
import { aRoot, uploadOf } from '../../testing/aRoot.ts';
import { MAX_FILES } from '../../files/addFiles.ts';
import { HOLDER } from '../actor.ts';
import { type RequestRoot } from '../root.ts';
import { isSameUpdate } from './isSameUpdate.ts';
import { MAX_UPDATES, updateByClient } from './updateByClient.ts';

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
} as const;

function changeOf(root: RequestRoot) {
  const decision = updateByClient(root, sent, NOW);
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
  it('stands beside the request, which keeps what it said', () => {
    const before = aRoot();
    const { root, work } = changeOf(before);
    expect(root.fields).toEqual(before.fields);
    expect(root.updates).toEqual([
      {
        updateId: sent.updateId,
        reason: sent.reason,
        details: sent.details,
        submittedAt: AT,
        patientName: 'Maria Santos-Diaz',
        patientDob: '',
        contactPhone: '',
      },
    ]);
    expect(root.files[uploadOf('3').fileId]).toMatchObject({
      group: 'update',
      updateId: sent.updateId,
      scan: 'pending',
      uploadedByAdmin: false,
    });
    expect(work.map(({ kind }) => kind)).toEqual([
      'project',
      'scan',
      'notify-client',
      'notify-staff-of-update',
    ]);
  });

  it('puts a letter of authorization with the others of the request', () => {
    const decision = updateByClient(aRoot(), { ...sent, uploadKind: 'loa' }, NOW);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const { root } = decision.change;
    expect(root.files[uploadOf('3').fileId]).toMatchObject({ group: 'loa', updateId: sent.updateId });
  });

  it('says in its event that a submission was answered', () => {
    const review = aReview({ state: 'rejected', missing: ['loa-missing'] });
    const { root, event } = changeOf(aRoot({ review }));
    expect(root.review).toMatchObject({ state: 'pending', answeredAt: AT });
    expect(event.details).toMatchObject({ queue: 'answered' });
  });

  it('is recorded without a word of what the client wrote', () => {
    const { event } = changeOf(aRoot());
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
    'takes a request from %s to update requested',
    (status) => {
      const { root } = changeOf(aRoot({ status }));
      expect(root.status).toBe('update_requested');
      expect(root.history.at(-1)).toEqual(entry('update_requested'));
    },
  );

  it('leaves a request on hold that waits for its fee, to be taken up once that is paid', () => {
    const { payment } = aRoot();
    const held = aRoot({ status: 'on_hold', payment: { ...payment, state: 'failed', heldFrom: 'pending' } });
    const { root } = changeOf(held);
    expect(root.status).toBe('on_hold');
    expect(root.payment.heldFrom).toBe('update_requested');
    expect(root.history.at(-1)).toEqual(entry('on_hold'));
  });

  it('is refused for a cancelled request', () => {
    expect(updateByClient(aRoot({ status: 'cancelled' }), sent, NOW)).toEqual({ kind: 'cancelled' });
  });

  it('is refused beyond the most updates', () => {
    const [update] = changeOf(aRoot()).root.updates;
    const updates = (count: number) => Array.from({ length: count }, () => update!);
    expect(updateByClient(aRoot({ updates: updates(MAX_UPDATES) }), sent, NOW).kind).toBe('too-many');
    expect(updateByClient(aRoot({ updates: updates(MAX_UPDATES - 1) }), sent, NOW).kind).toBe('change');
  });

  it('is refused when the request would have too many files', () => {
    const [file] = Object.values(aRoot().files);
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`file_${index}`, file!]));
    expect(updateByClient(aRoot({ files: files(MAX_FILES) }), sent, NOW).kind).toBe('full');
    expect(updateByClient(aRoot({ files: files(MAX_FILES - 1) }), sent, NOW).kind).toBe('change');
  });
});

describe('an update that is sent again', () => {
  const { root } = changeOf(aRoot());
  const again = {
    updateId: sent.updateId,
    updateReason: sent.reason,
    updateDetails: sent.details,
    uploadedFiles: [{ fileId: uploadOf('3').fileId }],
  };

  it.each<[what: string, changed: Partial<Parameters<typeof isSameUpdate>[1]>, isSame: boolean | null]>([
    ['as it was', {}, true],
    ['with a file named twice', { uploadedFiles: [...again.uploadedFiles, ...again.uploadedFiles] }, true],
    ['for another reason', { updateReason: 'Other' }, false],
    ['as a letter of authorization', { uploadKind: 'loa' }, false],
    ['in other words', { updateDetails: 'The third page.' }, false],
    ['with another file', { uploadedFiles: [{ fileId: uploadOf('4').fileId }] }, false],
    ['with one file more', { uploadedFiles: [...again.uploadedFiles, { fileId: 'file_x' }] }, false],
    ['under another id', { updateId: 'b' }, null],
  ])('%s', (_, changed, isSame) => {
    expect(isSameUpdate(root, { ...again, ...changed })).toBe(isSame);
  });
});
