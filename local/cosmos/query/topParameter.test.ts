import { expect, it } from 'vitest';
import { parameterizeTop } from './topParameter.ts';

it('returns the same text for queries that differ only in TOP', () => {
  const parameters = [{ name: '@pk', value: 'a' }];
  const parameterized = (top: number) =>
    parameterizeTop({ query: `SELECT TOP ${top} c.id FROM c WHERE c.pk = @pk`, parameters });
  expect(parameterized(5).query).toBe(parameterized(51).query);
  expect(parameterized(5).parameters).toEqual([...parameters, { name: '@topValue', value: 5 }]);
  expect(parameterized(51).parameters.at(-1)).toEqual({ name: '@topValue', value: 51 });
});

it.each([
  'SELECT * FROM c WHERE c.text = "SELECT TOP 5 "',
  'SELECT TOP @top c.id FROM c',
  'SELECT c.TOP FROM c',
])('does not change %j', (query) => {
  expect(parameterizeTop({ query, parameters: [] })).toEqual({ query, parameters: [] });
});
