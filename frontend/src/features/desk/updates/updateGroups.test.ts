import { expect, it } from 'vitest';
import { aFile } from '../../requests/testing/aRequest.ts';
import { asStaffFile } from '../../requests/testing/aStaffRequest.ts';
import { updateGroups } from './updateGroups.ts';

it('groups files by the update they came with, the newest update first', () => {
  const first = {
    updateId: 'upd_1',
    reason: 'Other',
    details: '',
    submittedAt: '2026-03-01T10:00:00.000Z',
    differences: [],
  };
  const second = { ...first, updateId: 'upd_2', submittedAt: '2026-03-02T10:00:00.000Z' };
  const sent = asStaffFile(aFile({ uploadedForUpdate: true, updateId: 'upd_1' }));
  const own = asStaffFile(aFile());
  const letter = asStaffFile(aFile({ uploadedForUpdate: true, updateId: 'upd_2' }));
  expect(
    updateGroups({ updateRequests: [first, second], loaFiles: [letter], uploadedFiles: [own, sent] }),
  ).toEqual([
    { update: second, files: [letter] },
    { update: first, files: [sent] },
  ]);
});
