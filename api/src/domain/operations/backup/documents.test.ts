import { expect, it } from 'vitest';
import { replaceEtags, withRemainingTtl } from './documents.ts';

const writtenAt = Date.parse('2026-03-10T12:00:00.000Z') / 1000;
const document = { id: 'a', _ts: writtenAt };
const after = (seconds: number) => new Date((writtenAt + seconds) * 1000);

it.each([
  [{}, {}],
  [{ ttl: -1 }, { ttl: -1 }],
  [{ ttl: 3600 }, { ttl: 3000 }],
  [{ ttl: 601 }, { ttl: 1 }],
])('a document with %j has %j ten minutes later', (given, left) => {
  expect(withRemainingTtl({ ...document, ...given }, after(600))).toEqual({ id: 'a', ...left });
});

it.each([600, 60])('one that lived %d seconds is gone ten minutes later', (ttl) => {
  expect(withRemainingTtl({ ...document, ttl }, after(600))).toBeNull();
});

it('replaces the ETags of blobs wherever they stand, and nothing else', () => {
  const root = { files: { a: { etag: '"1"', name: '1' }, b: { etag: '"2"' } }, list: ['"1"', 1, null] };
  const etags = new Map([['"1"', '"9"']]);
  expect(replaceEtags(root, etags)).toEqual({
    files: { a: { etag: '"9"', name: '1' }, b: { etag: '"2"' } },
    list: ['"9"', 1, null],
  });
});
