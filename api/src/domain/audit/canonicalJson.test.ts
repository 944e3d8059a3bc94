import { expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';

it('canonicalJson returns the same text for any order of keys', () => {
  const one = canonicalJson({ b: [1, { d: null, c: 'x' }], a: true, missing: undefined });
  expect(one).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(canonicalJson({ a: true, b: [1, { c: 'x', d: null }] })).toBe(one);
});

it.each([
  [{ a: '1' }, { a: 1 }],
  [{ a: null }, {}],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 'x","b":"y' }, { a: 'x', b: 'y' }],
])('canonicalJson of %j and %j differs', (one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other));
});
