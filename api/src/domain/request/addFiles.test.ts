import { describe, expect, it, test } from 'vitest';
import { aRoot, uploadOf } from '../testing/aRoot.ts';
import { addFiles, MOST_FILES } from './addFiles.ts';
import type { Actor } from './actor.ts';

const now = new Date('2026-03-12T08:00:00.000Z');
const by: Actor = { kind: 'staff', id: 'usr_1' };
const release = {
  files: [uploadOf('7')],
  named: [],
  comment: 'Pages 1 to 40',
  chargeCents: 2500,
  embargoDays: 14,
  by,
};

function changeOf(decision: ReturnType<typeof addFiles>) {
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change;
}

describe('releasing documents', () => {
  it('adds them with their terms, not scanned yet, and counts their times from the release', () => {
    const { root } = changeOf(addFiles(aRoot(), release, now));
    expect(root.seq).toBe(2);
    expect(root.files[uploadOf('7').fileId]).toMatchObject({
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

  it('without charge and embargo asks for nothing', () => {
    const { root } = changeOf(addFiles(aRoot(), { ...release, chargeCents: 0, embargoDays: null }, now));
    expect(root.files[uploadOf('7').fileId]).toMatchObject({
      requiresPayment: false,
      chargeCents: 0,
      embargoEnabled: false,
      embargoDays: 0,
    });
  });

  it('records who did it and on what terms, but not the comment, and tells the client later', () => {
    const { event, work } = changeOf(addFiles(aRoot(), release, now));
    expect(event).toEqual({
      kind: 'files-added',
      at: now.toISOString(),
      by,
      details: { files: 1, fileIds: uploadOf('7').fileId, chargeCents: 2500, embargoDays: 14, comment: true },
    });
    expect(work).toEqual([
      { kind: 'project' },
      { kind: 'scan' },
      { kind: 'mail', template: 'filesAdded', seq: 2, fileIds: [uploadOf('7').fileId] },
    ]);
  });

  it('again is nothing on the same terms, and refused on others or for a file of the client', () => {
    const { root } = changeOf(addFiles(aRoot(), release, now));
    const again = { ...release, named: [uploadOf('7').fileId] };
    expect(addFiles(root, again, now)).toEqual({ kind: 'nothing' });
    for (const other of [{ comment: '' }, { chargeCents: 0 }, { embargoDays: 3 }, { embargoDays: null }]) {
      expect(addFiles(root, { ...again, ...other }, now)).toEqual({ kind: 'other-terms' });
    }
    expect(addFiles(root, { ...release, named: [uploadOf('1').fileId] }, now)).toEqual({
      kind: 'other-terms',
    });
  });

  it('leaves a file that the request has as it is', () => {
    const root = aRoot();
    expect(addFiles(root, { ...release, files: [uploadOf('1')] }, now)).toEqual({ kind: 'nothing' });
    const { root: next } = changeOf(
      addFiles(root, { ...release, files: [uploadOf('1'), uploadOf('7')] }, now),
    );
    expect(next.files[uploadOf('1').fileId]).toEqual(root.files[uploadOf('1').fileId]);
  });
});

test('a request takes so many files and no more', () => {
  const file = aRoot().files[uploadOf('1').fileId]!;
  const holding = (count: number) =>
    aRoot({
      files: Object.fromEntries(Array.from({ length: count }, (_, index) => [`file_${index}`, file])),
    });
  expect(addFiles(holding(MOST_FILES - 1), release, now).kind).toBe('change');
  expect(addFiles(holding(MOST_FILES), release, now)).toEqual({ kind: 'full' });
});
