import { describe, expect, test } from 'vitest';
import { parseGroups } from './parseGroups.ts';
import { parseQuery } from './vercelInternals.ts';

const where = (conditions: string) => `SELECT TOP 5 c.a FROM c WHERE ${conditions} ORDER BY c.n DESC`;

describe('a query with groups', () => {
  test.each([
    'c.a = 1 AND (c.b = 2 OR c.b = 3)',
    '(c.a = 1 OR c.b = 2) AND (c.c = 3 OR c.d = 4)',
    '((c.a = 1 AND c.b = 2) OR c.c = 3) AND NOT (c.d = 4 OR c.e = 5)',
    "ARRAY_CONTAINS(c.t, \"(x) AND (y)\") AND (c.a = 'it\\'s (' OR c.b IN (1, 2))",
    'NOT(c.a = 1) AND (NOT IS_DEFINED(c.b) OR c.b < @p0)',
    'c.a IN ("1", "2") AND STARTSWITH(c.b, "x")',
    '(c.a = 1)',
  ])('%s has the same tree', (conditions) => {
    expect(parseGroups(where(conditions)).ast).toEqual(parseQuery(where(conditions)).ast);
  });

  test('with deep brackets is parsed', () => {
    const or = Array.from({ length: 20 }, (_, index) => `ARRAY_CONTAINS(c.t, @p${index})`).join(' OR ');
    const { ast } = parseGroups(where(`((${or}) AND ((${or}) OR c.a = 1)) OR ((${or}) AND (${or}))`));
    expect(JSON.stringify(ast)).not.toContain('__group');
  });
});

test.each(['SELECT FROM WHERE', where('(c.a = 1'), where('c.a = 1)'), where('(c.a =) AND c.b = 1')])(
  '%s is refused',
  (sql) => {
    expect(() => parseGroups(sql)).toThrow(/Expected|end of input/);
  },
);
