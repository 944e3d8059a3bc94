import { searchFields } from '@portal/contract/search/schemas.ts';
import type { SqlParameter } from '@azure/cosmos';
import * as z from 'zod/mini';
import type { TermCondition } from '../../domain/search/searchQueries.ts';
import { ROW_TERMS_VERSION } from '../../domain/search/searchTerms.ts';
import { fieldsOf } from '../views/displayFields.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

const searchedRow = z.object({
  requestId: z.string(),
  orderId: z.string(),
  patientName: z.string(),
  patientDob: z._default(z.string(), ''),
  facilityName: z._default(z.string(), ''),
  status: z.string(),
  submittedAt: z.string(),
  sortKey: z.string(),
  /** Missing in older rows and in the lists of clients. */
  details: z._default(
    z.array(z.object({ field: z.enum(searchFields), text: z.string(), id: z.optional(z.string()) })),
    [],
  ),
});

export type SearchedRow = z.output<typeof searchedRow>;

const FIELDS = fieldsOf(searchedRow);

const NO_VERSION = 'NOT IS_DEFINED(c.termsVersion)';

interface Page {
  readonly condition: TermCondition;
  /** Rows that meet this one are left out. */
  readonly without?: TermCondition;
  /** Sort key of the first row; null for the newest. */
  readonly from: string | null;
  readonly take: number;
  /** Only rows of before the keys of this search. */
  readonly isEarlier?: boolean;
}

/** The newest rows of partitions that meet a condition. */
export async function searchRows(
  pks: readonly string[],
  { condition, without, from, take, isEarlier = false }: Page,
): Promise<SearchedRow[]> {
  const parameters: SqlParameter[] = [];
  const named = (value: string | number) => {
    const name = `@p${parameters.length}`;
    parameters.push({ name, value });
    return name;
  };
  const conditions = [
    termSql(condition, named),
    ...(without ? [`NOT (${termSql(without, named)})`] : []),
    ...(from === null ? [] : [`c.sortKey <= ${named(from)}`]),
    ...(isEarlier ? [`(${[NO_VERSION, `c.termsVersion < ${named(ROW_TERMS_VERSION)}`].join(' OR ')})`] : []),
  ].join(' AND ');
  const found = await Promise.all(
    pks.map((pk) =>
      queryDocuments(
        'views',
        pk,
        searchedRow,
        `SELECT TOP ${Math.floor(take)} ${FIELDS} FROM c WHERE c.pk = @pk AND ${conditions} ORDER BY c.sortKey DESC`,
        { pk },
        parameters,
      ),
    ),
  );
  const rows = found.flat();
  return pks.length === 1 ? rows : rows.toSorted((a, b) => (a.sortKey < b.sortKey ? 1 : -1)).slice(0, take);
}

function termSql(condition: TermCondition, named: (value: string) => string): string {
  if (typeof condition === 'string') return `ARRAY_CONTAINS(c.terms, ${named(condition)})`;
  const [word, parts] = 'any' in condition ? [' OR ', condition.any] : [' AND ', condition.all];
  return `(${parts.map((part) => termSql(part, named)).join(word)})`;
}
