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
])('withRemainingTtl of a document with %j is %j after ten minutes', (ttl, remaining) => {
  expect(withRemainingTtl({ ...document, ...ttl }, after(600))).toEqual({ id: 'a', ...remaining });
});

it.each([600, 60])('withRemainingTtl of %d seconds is null after ten minutes', (ttl) => {
  expect(withRemainingTtl({ ...document, ttl }, after(600))).toBeNull();
});

it('replaceEtags replaces only ETags of blobs, at any depth', () => {
  const root = { files: { a: { etag: '"1"', name: '1' }, b: { etag: '"2"' } }, list: ['"1"', 1, null] };
  const etags = new Map([['"1"', '"9"']]);
  expect(replaceEtags(root, etags)).toEqual({
    files: { a: { etag: '"9"', name: '1' }, b: { etag: '"2"' } },
    list: ['"9"', 1, null],
  });
});
