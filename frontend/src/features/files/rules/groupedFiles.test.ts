import { expect, it } from 'vitest';
import { aFile, aReleasedFile } from '../../requests/testing/aRequest.ts';
import { groupedFiles } from './groupedFiles.ts';

it('groups files by their origin', () => {
  const own = aFile();
  const released = aReleasedFile();
  const later = aFile({ uploadedForUpdate: true });
  const asked = aFile({ messageId: 'm_1' });
  const answered = aReleasedFile({ messageId: 'm_2' });
  expect(groupedFiles([own, released, later, asked, answered])).toEqual({
    supporting: [own],
    fromLegalTeam: [released, answered],
    updates: [later],
    messages: [asked],
  });
});
