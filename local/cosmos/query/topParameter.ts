import type { QueryParameter } from './vercelInternals.ts';

type Asked = { query: string; parameters: QueryParameter[] };

const TOP = /^(\s*SELECT\s+TOP\s+)(\d+)(?=\s)/i;

/** Makes the number behind TOP a parameter: queries that differ in it alone are parsed once. */
export function withTopAsParameter({ query, parameters }: Asked): Asked {
  const value = TOP.exec(query)?.[2];
  if (value === undefined) return { query, parameters };
  return {
    query: query.replace(TOP, '$1@topOfTheText'),
    parameters: [...parameters, { name: '@topOfTheText', value: Number(value) }],
  };
}
