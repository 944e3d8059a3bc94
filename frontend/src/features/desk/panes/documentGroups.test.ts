import { expect, it } from 'vitest';
import { aFile } from '../../requests/testing/aRequest.ts';
import { anUpdate, aReviewedSubmission, asStaffFile } from '../../requests/testing/aStaffRequest.ts';
import { documentGroups } from './documentGroups.ts';

const file = (originalName: string, facts: Parameters<typeof aFile>[0] = {}) =>
  asStaffFile(aFile({ fileId: `file_${originalName}`, originalName, ...facts }));

it('lists the authorization first and leaves out deleted files and empty groups', () => {
  const groups = documentGroups({
    updateRequests: [],
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

it('puts files of messages before what staff released, also with a message', () => {
  const groups = documentGroups({
    updateRequests: [],
    loaFiles: [],
    uploadedFiles: [
      file('records.pdf', { uploadedByAdmin: true, messageId: 'm_1' }),
      file('question.pdf', { messageId: 'm_2' }),
    ],
  });
  expect(groups.map(({ group }) => group)).toEqual(['messages', 'released']);
});

it('puts files of updates after those of the request', () => {
  const groups = documentGroups({
    updateRequests: [],
    loaFiles: [],
    uploadedFiles: [file('answer.pdf', { uploadedForUpdate: true }), file('subpoena.pdf')],
  });
  expect(groups.map(({ group }) => group)).toEqual(['supporting', 'updates']);
});

it('puts a letter of an update before the one that it replaces', () => {
  const [first] = documentGroups({
    updateRequests: [],
    loaFiles: [
      file('letter.pdf'),
      file('second.pdf', { updateId: 'upd_1', uploadedAt: '2026-11-04T15:00:00.000Z' }),
      file('third.pdf', { updateId: 'upd_2', uploadedAt: '2026-11-05T15:00:00.000Z' }),
    ],
    uploadedFiles: [],
  });
  expect(first!.files.map((each) => each.originalName)).toEqual(['third.pdf', 'second.pdf', 'letter.pdf']);
});

const checkedAs = (document?: 'authorization' | 'other') => ({
  authorizationCheck: {
    suggestions: {
      patientName: 'found',
      dateOfBirth: 'found',
      signature: 'found',
      signatureDate: 'found',
      expiry: 'found',
      recipient: 'found',
    } as const,
    expiredOn: null,
    unreadable: null,
    ...(document && { document }),
    pages: 1,
    pagesRead: 1,
  },
});

it('puts a corrected letter first that came as another document, and a proof of service last', () => {
  const update = { uploadedForUpdate: true, updateId: 'upd_1', uploadedAt: '2026-11-04T15:00:00.000Z' };
  const groups = documentGroups({
    updateRequests: [],
    loaFiles: [
      { ...file('letter.pdf'), ...checkedAs('authorization') },
      {
        ...file('proof.pdf', { updateId: 'upd_2', uploadedAt: '2026-11-05T15:00:00.000Z' }),
        ...checkedAs('other'),
      },
    ],
    uploadedFiles: [
      file('dates.pdf', update),
      { ...file('corrected.pdf', update), ...checkedAs('authorization') },
    ],
  });
  expect(groups.map(({ group, files }) => [group, ...files.map((each) => each.originalName)])).toEqual([
    ['authorization', 'corrected.pdf', 'letter.pdf', 'proof.pdf'],
    ['updates', 'dates.pdf'],
  ]);
});

it.each([
  [['loa-illegible'] as const, [['authorization', 'answer.pdf', 'letter.pdf']]],
  [
    ['loa-illegible', 'dates-missing'] as const,
    [
      ['authorization', 'letter.pdf'],
      ['updates', 'answer.pdf'],
    ],
  ],
])('takes the answer for the letter if only the letter was asked for: %s', (missing, expected) => {
  const { updateId, submittedAt: answeredAt, ...update } = anUpdate();
  const groups = documentGroups({
    updateRequests: [{ ...update, updateId, submittedAt: answeredAt }],
    loaFiles: [file('letter.pdf')],
    uploadedFiles: [file('answer.pdf', { uploadedForUpdate: true, updateId })],
    review: aReviewedSubmission({ state: 'under_review', missing: [...missing], answeredAt }),
  });
  expect(groups.map(({ group, files }) => [group, ...files.map((each) => each.originalName)])).toEqual(
    expected,
  );
});
