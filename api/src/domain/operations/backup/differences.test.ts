import { describe, expect, it } from 'vitest';
import { type BlobFacts, blobDifferences, documentDifferences } from './differences.ts';

describe('blobDifferences', () => {
  const headers = { contentType: 'application/pdf', cacheControl: 'no-store' };
  const expected: BlobFacts = { headers, metadata: { Name: 'a', other: 'b' }, tags: { kept: 'yes' } };

  it.each<[string, Partial<BlobFacts>, string[]]>([
    ['an unchanged blob', {}, []],
    ['metadata with other case and order', { metadata: { other: 'b', name: 'a' } }, []],
    ['a new scan result', { tags: { kept: 'yes', 'Malware Scanning scan result': 'No threats found' } }, []],
    ['another content type', { headers: { ...headers, contentType: 'text/plain' } }, ['contentType']],
    ['an additional header', { headers: { ...headers, contentLanguage: 'es' } }, ['contentLanguage']],
    ['a missing header', { headers: { contentType: 'application/pdf' } }, ['cacheControl']],
    ['missing metadata', { metadata: { name: 'a' } }, ['metadata']],
    ['changed metadata', { metadata: { name: 'A', other: 'b' } }, ['metadata']],
    ['missing tags', { tags: {} }, ['tags']],
    ['additional tags', { tags: { kept: 'yes', more: 'yes' } }, ['tags']],
    ['several differences', { headers: {}, tags: {} }, ['contentType', 'cacheControl', 'tags']],
  ])('%s', (_, changed, parts) => {
    expect(blobDifferences(expected, { ...expected, ...changed })).toEqual(parts);
  });
});

it('documentDifferences returns the differing fields, without those of the store', () => {
  const expected = { id: 'a', status: 'new', files: { x: 1, y: 2 }, ttl: 5, _ts: 1 };
  expect(
    documentDifferences(expected, { files: { y: 2, x: 1 }, status: 'new', id: 'a', _ts: 9, _etag: 'e' }),
  ).toEqual([]);
  expect(documentDifferences(expected, { id: 'a', files: { x: 2, y: 2 }, more: null })).toEqual([
    'status',
    'files',
    'more',
  ]);
});
