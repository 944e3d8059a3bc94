import { expect, it } from 'vitest';
import { aFile } from '../../requests/testing/aRequest.ts';
import { sentUpdatesOf } from './sentUpdatesOf.ts';

const anUpdate = (updateId: string, day: string) => ({
  updateId,
  reason: 'Other',
  details: 'A page was missing',
  submittedAt: `2026-11-${day}T15:00:00.000Z`,
});

it('groups files under their update, newest update first, and repeats no reason', () => {
  const [first, second] = [anUpdate('upd_1', '04'), anUpdate('upd_2', '05')];
  const page = aFile({ uploadedForUpdate: true, updateId: 'upd_1', updateReason: 'Other' });
  const letter = aFile({ fileId: 'file_letter', uploadedForUpdate: true, updateId: 'upd_1' });
  const groups = sentUpdatesOf({
    updates: [first!, second!],
    uploadedFiles: [aFile(), page],
    loaFiles: [letter, aFile()],
  });
  expect(groups).toEqual([
    { update: second, files: [] },
    {
      update: first,
      files: [
        { ...letter, updateReason: null },
        { ...page, updateReason: null },
      ],
    },
  ]);
});
