import { describe, expect, it } from 'vitest';
import { type BlobFacts, differingFacts, differingFields } from './differingParts.ts';

describe('a blob', () => {
  const wanted: BlobFacts = {
    contentType: 'application/pdf',
    contentDisposition: 'attachment; filename="a.pdf"',
    contentEncoding: '',
    contentLanguage: '',
    cacheControl: 'no-store',
    metadata: { Name: 'a', other: 'b' },
    tags: { kept: 'yes' },
  };

  it.each<[string, Partial<BlobFacts>, string[]]>([
    ['as it was', {}, []],
    ['with metadata in other letters and another order', { metadata: { other: 'b', name: 'a' } }, []],
    [
      'that was scanned again',
      { tags: { kept: 'yes', 'Malware Scanning scan result': 'No threats found' } },
      [],
    ],
    ['of another type', { contentType: 'text/plain' }, ['contentType']],
    ['saved under another name', { contentDisposition: 'attachment' }, ['contentDisposition']],
    ['encoded otherwise', { contentEncoding: 'gzip' }, ['contentEncoding']],
    ['in another language', { contentLanguage: 'es' }, ['contentLanguage']],
    ['kept in caches', { cacheControl: '' }, ['cacheControl']],
    ['without a piece of metadata', { metadata: { name: 'a' } }, ['metadata']],
    ['with other metadata', { metadata: { name: 'A', other: 'b' } }, ['metadata']],
    ['without its tags', { tags: {} }, ['tags']],
    ['with more tags', { tags: { kept: 'yes', more: 'yes' } }, ['tags']],
    ['that differs in several parts', { cacheControl: 'x', tags: {} }, ['cacheControl', 'tags']],
  ])('%s', (_, changed, parts) => {
    expect(differingFacts(wanted, { ...wanted, ...changed })).toEqual(parts);
  });
});

it('a document is told apart by the names of its fields, never by what belongs to the store', () => {
  const wanted = { id: 'a', status: 'new', files: { x: 1, y: 2 }, ttl: 5, _ts: 1 };
  expect(
    differingFields(wanted, { files: { y: 2, x: 1 }, status: 'new', id: 'a', _ts: 9, _etag: 'e' }),
  ).toEqual([]);
  expect(differingFields(wanted, { id: 'a', files: { x: 2, y: 2 }, more: true })).toEqual([
    'status',
    'files',
    'more',
  ]);
});
