import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import * as z from 'zod/mini';
import { requiredFields } from '../../domain/files/isRowComplete.ts';
import { ROW_TERMS_VERSION } from '../../domain/search/searchTerms.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

const rowToRenew = z.looseObject({ requestId: z.string(), sortKey: z.string() });

export type RowToRenew = z.output<typeof rowToRenew>;

const FIELDS = ['requestId', 'sortKey', ...requiredFields].map((field) => `c.${field}`).join(', ');

/**
 * Rows of a partition after a sort key that may lack current fields, oldest first. Always includes rows of closed
 * requests without files, because they have no retention fields.
 */
export async function rowsToRenew(pk: string, after: string, top: number): Promise<RowToRenew[]> {
  const closed = closedStatuses.map((_, index) => `@closed${index}`).join(', ');
  return queryDocuments(
    'views',
    pk,
    rowToRenew,
    `SELECT TOP ${Math.floor(top)} ${FIELDS} FROM c WHERE c.pk = @pk AND c.kind = @kind AND c.sortKey > @after AND (NOT IS_DEFINED(c.review) OR NOT IS_DEFINED(c.isInOverview) OR NOT IS_DEFINED(c.termsVersion) OR c.termsVersion != @termsVersion OR c.status IN (${closed}) AND NOT IS_DEFINED(c.eraseFrom) AND NOT IS_DEFINED(c.closedAt)) ORDER BY c.sortKey ASC`,
    { pk, kind: 'row', after, termsVersion: ROW_TERMS_VERSION },
    closedStatuses.map((value, index) => ({ name: `@closed${index}`, value })),
  );
}
