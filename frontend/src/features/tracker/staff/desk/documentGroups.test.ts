import { expect, it } from 'vitest';
import { aFile } from '../../../requests/testing/aRequest.ts';
import { asStaffFile } from '../../../requests/testing/aStaffRequest.ts';
import { documentGroups } from './documentGroups.ts';

const file = (originalName: string, facts: Parameters<typeof aFile>[0] = {}) =>
  asStaffFile(aFile({ fileId: `file_${originalName}`, originalName, ...facts }));

it('lists the authorization first and leaves out deleted files and empty groups', () => {
  const groups = documentGroups({
    loaFiles: [file('letter.pdf')],
    uploadedFiles: [
      file('records.pdf', { uploadedByAdmin: true }),
      file('subpoena.pdf'),
      { ...file('old.pdf'), deletedAt: '2026-11-20T12:00:00.000Z' },
    ],
  });
  expect(groups.map(({ group, files }) => [group, ...files.map((each) => each.originalName)])).toEqual([
    ['authorization', 'letter.pdf'],
    ['supporting', 'subpoena.pdf'],
    ['released', 'records.pdf'],
  ]);
});

it('puts files of updates after those of the request', () => {
  const groups = documentGroups({
    loaFiles: [],
    uploadedFiles: [file('answer.pdf', { uploadedForUpdate: true }), file('subpoena.pdf')],
  });
  expect(groups.map(({ group }) => group)).toEqual(['supporting', 'updates']);
});
