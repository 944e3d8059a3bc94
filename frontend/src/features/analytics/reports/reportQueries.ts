import {
  receivableEntries,
  receivablesReport,
  reportEntries,
  revenueReport,
  turnaroundReport,
  workReport,
} from '@portal/contract/analytics/reports/endpoints.ts';
import type { ReportTable } from '@portal/contract/analytics/reports/reportTables.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { type ReportCell, reportQueryOf, type ReportSelection } from './reportAddress.ts';

/** No refetch interval: the server would count it as user activity. The previous figures stay until the new ones are loaded. */
const shared = { placeholderData: keepPreviousData, refetchOnWindowFocus: false } as const;

export function revenueQuery(selection: ReportSelection) {
  const query = reportQueryOf(selection);
  return queryOptions({
    queryKey: ['reports', 'revenue', query],
    queryFn: ({ signal }) => call(revenueReport, { query, signal }),
    ...shared,
  });
}

export function turnaroundQuery(selection: ReportSelection) {
  const query = reportQueryOf(selection);
  return queryOptions({
    queryKey: ['reports', 'turnaround', query],
    queryFn: ({ signal }) => call(turnaroundReport, { query, signal }),
    ...shared,
  });
}

export function workQuery(selection: ReportSelection) {
  const query = reportQueryOf(selection);
  return queryOptions({
    queryKey: ['reports', 'work', query],
    queryFn: ({ signal }) => call(workReport, { query, signal }),
    ...shared,
  });
}

export const receivablesQuery = queryOptions({
  queryKey: ['reports', 'receivables'],
  queryFn: ({ signal }) => call(receivablesReport, { signal }),
  ...shared,
});

export function entriesQuery(table: ReportTable, selection: ReportSelection, cell: ReportCell) {
  const { dimension, value, figure } = cell;
  const query = {
    ...reportQueryOf(selection),
    table,
    ...(dimension && { dimension }),
    ...(value && { value }),
    ...(figure && { figure }),
  };
  return infiniteQueryOptions({
    queryKey: ['reports', 'entries', query],
    queryFn: ({ pageParam, signal }) =>
      call(reportEntries, { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function receivableEntriesQuery({ value, age }: ReportCell) {
  const query = { ...(value && { value }), ...(age && { age }) };
  return infiniteQueryOptions({
    queryKey: ['reports', 'receivable entries', query],
    queryFn: ({ pageParam, signal }) =>
      call(receivableEntries, { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
