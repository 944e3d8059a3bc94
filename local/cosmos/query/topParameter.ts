import type { QueryParameter } from './vercelInternals.ts';

type ParameterizedQuery = { query: string; parameters: QueryParameter[] };

const TOP = /^(\s*SELECT\s+TOP\s+)(\d+)(?=\s)/i;

/** Replaces the number after TOP with a parameter, so that queries that differ only in it are parsed once. */
export function parameterizeTop({ query, parameters }: ParameterizedQuery): ParameterizedQuery {
  const value = TOP.exec(query)?.[2];
  if (value === undefined) return { query, parameters };
  return {
    query: query.replace(TOP, '$1@topValue'),
    parameters: [...parameters, { name: '@topValue', value: Number(value) }],
  };
}
