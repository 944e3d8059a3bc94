import { describe, expect, it } from 'vitest';
import { type BlobFacts, blobDifferences, documentDifferences } from './differences.ts';

describe('a blob', () => {
  const headers = { contentType: 'application/pdf', cacheControl: 'no-store' };
  const wanted: BlobFacts = { headers, metadata: { Name: 'a', other: 'b' }, tags: { kept: 'yes' } };

  it.each<[string, Partial<BlobFacts>, string[]]>([
    ['as it was', {}, []],
    ['with metadata in other letters and another order', { metadata: { other: 'b', name: 'a' } }, []],
    [
      'that was scanned again',
      { tags: { kept: 'yes', 'Malware Scanning scan result': 'No threats found' } },
      [],
    ],
    ['of another type', { headers: { ...headers, contentType: 'text/plain' } }, ['contentType']],
    ['with one more header', { headers: { ...headers, contentLanguage: 'es' } }, ['contentLanguage']],
    ['without one of its headers', { headers: { contentType: 'application/pdf' } }, ['cacheControl']],
    ['without a piece of metadata', { metadata: { name: 'a' } }, ['metadata']],
    ['with other metadata', { metadata: { name: 'A', other: 'b' } }, ['metadata']],
    ['without its tags', { tags: {} }, ['tags']],
    ['with more tags', { tags: { kept: 'yes', more: 'yes' } }, ['tags']],
    ['that differs in several parts', { headers: {}, tags: {} }, ['contentType', 'cacheControl', 'tags']],
  ])('%s', (_, changed, parts) => {
    expect(blobDifferences(wanted, { ...wanted, ...changed })).toEqual(parts);
  });
});

it('a document is told apart by the names of its fields, never by what belongs to the store', () => {
  const wanted = { id: 'a', status: 'new', files: { x: 1, y: 2 }, ttl: 5, _ts: 1 };
  expect(
    documentDifferences(wanted, { files: { y: 2, x: 1 }, status: 'new', id: 'a', _ts: 9, _etag: 'e' }),
  ).toEqual([]);
  expect(documentDifferences(wanted, { id: 'a', files: { x: 2, y: 2 }, more: null })).toEqual([
    'status',
    'files',
    'more',
  ]);
});
