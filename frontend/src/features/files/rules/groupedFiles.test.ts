import { expect, it } from 'vitest';
import { aFile, aReleasedFile } from '../../requests/testing/aRequest.ts';
import { groupedFiles } from './groupedFiles.ts';

it('groups files by their origin', () => {
  const own = aFile();
  const released = aReleasedFile();
  const later = aFile({ uploadedForUpdate: true });
  expect(groupedFiles([own, released, later])).toEqual({
    supporting: [own],
    fromLegalTeam: [released],
    updates: [later],
  });
});
