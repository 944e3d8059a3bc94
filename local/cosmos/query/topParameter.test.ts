import { expect, it } from 'vitest';
import { withTopAsParameter } from './topParameter.ts';

it('parses queries that differ only in TOP once', () => {
  const parameters = [{ name: '@pk', value: 'a' }];
  const asked = (top: number) =>
    withTopAsParameter({ query: `SELECT TOP ${top} c.id FROM c WHERE c.pk = @pk`, parameters });
  expect(asked(5).query).toBe(asked(51).query);
  expect(asked(5).parameters).toEqual([...parameters, { name: '@topOfTheText', value: 5 }]);
  expect(asked(51).parameters.at(-1)).toEqual({ name: '@topOfTheText', value: 51 });
});

it.each([
  'SELECT * FROM c WHERE c.text = "SELECT TOP 5 "',
  'SELECT TOP @most c.id FROM c',
  'SELECT c.TOP FROM c',
])('leaves %j as it is', (query) => {
  expect(withTopAsParameter({ query, parameters: [] })).toEqual({ query, parameters: [] });
});
