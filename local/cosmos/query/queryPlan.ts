import type { Answer } from '../answer.ts';

/**
 * The SDK asks for a plan beside every query, to spread it over physical partitions. There is one here, which
 * answers queries of all shapes itself, so the plan is always this. The package would run the query once more.
 */
export const QUERY_PLAN: Answer = {
  status: 200,
  body: {
    partitionedQueryExecutionInfoVersion: 2,
    queryInfo: {
      distinctType: 'None',
      top: null,
      offset: null,
      limit: null,
      orderBy: [],
      orderByExpressions: [],
      groupByExpressions: [],
      groupByAliases: [],
      aggregates: [],
      groupByAliasToAggregateType: {},
      rewrittenQuery: '',
      hasSelectValue: false,
      hasNonStreamingOrderBy: false,
    },
    queryRanges: [{ min: '', max: 'FF', isMinInclusive: true, isMaxInclusive: false }],
  },
};
