import { createHash } from 'node:crypto';
import type { ReportDimension, ReportTable } from '@portal/contract/analytics/reports/reportTables.ts';
import type { ReportValue } from '../../../domain/analytics/reports/reportEntry.ts';

const HASH_LENGTH = 22;

/** The partition of `views` with the report entries of a month (YYYY-MM) and their counters. */
export function reportPartition(month: string): string {
  return `reports|${month}`;
}

/** The partition of `views` with what clients owe now. */
export const RECEIVABLES = 'receivables';

/** Identifies a value in documents and calls. Names are hashed, because IDs cannot contain every character. */
export function valueId({ dimension, key }: Pick<ReportValue, 'dimension' | 'key'>): string {
  if (key === '') return 'none';
  if (dimension !== 'firm' && dimension !== 'facility') return key;
  return createHash('sha256').update(key).digest('base64url').slice(0, HASH_LENGTH);
}

/** The `kind` of the documents that count one dimension of a report. */
export function countersKind(table: ReportTable, dimension: ReportDimension): string {
  return `${table}-by-${dimension}`;
}

/** What an entry is found by: one value of a report. Also the ID of the document that counts it. */
export function groupOf(table: ReportTable, dimension: ReportDimension, id: string): string {
  return `${table}|${dimension}|${id}`;
}
