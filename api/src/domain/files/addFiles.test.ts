import { describe, expect, it, test } from 'vitest';
import type { FileTerms } from './fileTerms.ts';
import { aRequest, uploadOf } from '../testing/aRequest.ts';
import { addFiles } from './addFiles.ts';
import { MAX_FILES, MAX_FILES_OF_SIDE, RESERVED_FILES } from './fileRoom.ts';
import type { Actor } from '../requests/actor.ts';

const now = new Date('2026-03-12T08:00:00.000Z');
const by: Actor = { kind: 'staff', id: 'usr_1' };
const terms = { comment: 'Pages 1 to 40', chargeCents: 2500, embargoDays: 14 };
const withTerms = (digits: string, changed: Partial<FileTerms> = {}) =>
  new Map([...digits].map((digit) => [uploadOf(digit).fileId, { ...terms, ...changed }]));
const release = { files: [uploadOf('7')], terms: withTerms('7'), by };

function changeOf(decision: ReturnType<typeof addFiles>) {
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change;
}

describe('addFiles', () => {
  it('adds unscanned files with their terms, dated at the release', () => {
    const { request } = changeOf(addFiles(aRequest(), release, now));
    expect(request.seq).toBe(2);
    expect(request.files[uploadOf('7').fileId]).toMatchObject({
      group: 'legal',
      scan: 'pending',
      uploadedByAdmin: true,
      uploadedAt: now.toISOString(),
      adminComment: 'Pages 1 to 40',
      requiresPayment: true,
      chargeCents: 2500,
      paidAt: null,
      embargoEnabled: true,
      embargoDays: 14,
      windowExtendedAt: null,
      downloadRound: 0,
    });
  });

  it('adds a free file without an embargo', () => {
    const { request } = changeOf(
      addFiles(aRequest(), { ...release, terms: withTerms('7', { chargeCents: 0, embargoDays: null }) }, now),
    );
    expect(request.files[uploadOf('7').fileId]).toMatchObject({
      requiresPayment: false,
      chargeCents: 0,
      embargoEnabled: false,
      embargoDays: 0,
    });
  });

  it('gives each file its own terms and records them in file order', () => {
    const both = new Map([
      ...withTerms('7'),
      ...withTerms('8', { comment: '', chargeCents: 0, embargoDays: null }),
    ]);
    const { request, event } = changeOf(
      addFiles(aRequest(), { files: [uploadOf('7'), uploadOf('8')], terms: both, by }, now),
    );
    expect(request.files[uploadOf('7').fileId]).toMatchObject({ chargeCents: 2500, embargoDays: 14 });
    expect(request.files[uploadOf('8').fileId]).toMatchObject({
      adminComment: '',
      requiresPayment: false,
      chargeCents: 0,
      embargoEnabled: false,
      embargoDays: 0,
    });
    expect(event.details).toMatchObject({ files: 2, chargeCents: '2500 0', embargoDays: '14 0' });
  });

  it('records the author and terms without the comment, and queues the notification', () => {
    const { event, steps } = changeOf(addFiles(aRequest(), release, now));
    expect(event).toEqual({
      kind: 'files-added',
      at: now.toISOString(),
      by,
      details: {
        files: 1,
        fileIds: uploadOf('7').fileId,
        chargeCents: '2500',
        embargoDays: '14',
        comment: true,
      },
    });
    expect(steps).toEqual([
      { kind: 'project' },
      { kind: 'scan' },
      { kind: 'notify-client', template: 'filesAdded', seq: 2, fileIds: [uploadOf('7').fileId] },
    ]);
  });

  it('changes nothing on a repeat with the same terms, and rejects other terms and client files', () => {
    const { request } = changeOf(addFiles(aRequest(), release, now));
    expect(addFiles(request, release, now)).toEqual({ kind: 'same' });
    for (const other of [{ comment: '' }, { chargeCents: 0 }, { embargoDays: 3 }, { embargoDays: null }]) {
      expect(addFiles(request, { ...release, files: [], terms: withTerms('7', other) }, now)).toEqual({
        kind: 'other-terms',
      });
    }
    expect(addFiles(request, { ...release, terms: withTerms('1') }, now)).toEqual({ kind: 'other-terms' });
  });

  it('rejects a withdrawn file', () => {
    const { request } = changeOf(addFiles(aRequest(), release, now));
    const at = now.toISOString();
    const file = { ...request.files[uploadOf('7').fileId]!, withdrawnAt: at, deletedAt: at };
    const withdrawn = { ...request, files: { ...request.files, [file.fileId]: file } };
    expect(addFiles(withdrawn, release, now)).toEqual({ kind: 'withdrawn' });
  });

  it('releases no file if one of them has other terms', () => {
    const { request } = changeOf(addFiles(aRequest(), release, now));
    const mixed = new Map([...withTerms('7', { chargeCents: 0 }), ...withTerms('8')]);
    expect(addFiles(request, { files: [uploadOf('8')], terms: mixed, by }, now)).toEqual({
      kind: 'other-terms',
    });
  });
});

describe('the notice of 42 CFR 2.32', () => {
  const notice = { facts: uploadOf('9'), version: '2024-04-16' };
  const { fileId } = notice.facts;

  it('is released with the documents, free, and is not announced as one of them', () => {
    const { request, event, steps } = changeOf(addFiles(aRequest(), { ...release, notice }, now));
    expect(request.files[fileId]).toMatchObject({
      uploadedByAdmin: true,
      noticeVersion: '2024-04-16',
      requiresPayment: false,
      embargoEnabled: false,
    });
    expect(event.details).toMatchObject({ files: 2, fileIds: `${uploadOf('7').fileId} ${fileId}` });
    expect(steps.find(({ kind }) => kind === 'notify-client')).toMatchObject({
      fileIds: [uploadOf('7').fileId],
    });
  });

  it('is released once, and never alone', () => {
    const { request } = changeOf(addFiles(aRequest(), { ...release, notice }, now));
    expect(addFiles(request, { ...release, files: [], notice }, now)).toEqual({ kind: 'same' });
    const next = { files: [uploadOf('8')], terms: withTerms('8'), by, notice };
    const { event } = changeOf(addFiles(request, next, now));
    expect(event.details).toMatchObject({ files: 1 });
  });
});

test.each([
  // Files of staff and of the client that the request has.
  [MAX_FILES_OF_SIDE - 1, 0, 'change'],
  [MAX_FILES_OF_SIDE, 0, 'full'],
  [RESERVED_FILES - 1, MAX_FILES_OF_SIDE, 'change'],
  [RESERVED_FILES, MAX_FILES_OF_SIDE, 'full'],
  [RESERVED_FILES - 1, MAX_FILES, 'change'],
])('a release to a request with %i files of staff and %i of the client is %s', (ofStaff, ofClient, kind) => {
  const file = aRequest().files[uploadOf('1').fileId]!;
  const files = Object.fromEntries(
    Array.from({ length: ofStaff + ofClient }, (_, index) => [
      `file_${index}`,
      { ...file, uploadedByAdmin: index < ofStaff },
    ]),
  );
  expect(addFiles(aRequest({ files }), release, now).kind).toBe(kind);
});
