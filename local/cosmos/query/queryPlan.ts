import type { CosmosResponse } from '../response.ts';

/**
 * The SDK requests a plan for every query, to run it on several physical partitions. This server has one partition, which
 * runs all queries, so the plan is constant. The package would run the query a second time.
 */
export const QUERY_PLAN: CosmosResponse = {
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
