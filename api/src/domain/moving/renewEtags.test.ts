import { expect, it } from 'vitest';
import { renewEtags } from './renewEtags.ts';

it('renews the ETags of blobs wherever they stand, and nothing else', () => {
  const root = { files: { a: { etag: '"1"', name: '1' }, b: { etag: '"2"' } }, list: ['"1"', 1, null] };
  const renewed = new Map([['"1"', '"9"']]);
  expect(renewEtags(root, renewed)).toEqual({
    files: { a: { etag: '"9"', name: '1' }, b: { etag: '"2"' } },
    list: ['"9"', 1, null],
  });
});
