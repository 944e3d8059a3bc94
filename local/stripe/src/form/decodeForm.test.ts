import { expect, test } from 'vitest';
import { decodeForm } from './decodeForm.ts';

test.each([
  ['amount=1500&currency=usd', { amount: '1500', currency: 'usd' }],
  ['metadata[draftId]=d1&metadata[kind]=fee', { metadata: { draftId: 'd1', kind: 'fee' } }],
  ['types[]=card&types[]=link', { types: ['card', 'link'] }],
  ['types[0]=card&types[1]=link', { types: ['card', 'link'] }],
  ['a[b][c]=1', { a: { b: { c: '1' } } }],
  ['name=A%20B+C', { name: 'A B C' }],
])('decodes %s', (encoded, expected) => {
  expect(decodeForm(encoded)).toEqual(expected);
});

test.each(['a[__proto__][b]=1', 'a[b=1', 'a=1&a[b]=2', '[a]=1'])('rejects %s', (encoded) => {
  expect(() => decodeForm(encoded)).toThrow(/Invalid/);
});
