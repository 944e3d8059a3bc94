import { plainWords } from '@portal/contract/fields/folding.ts';
import { listSearchWords } from '../../domain/requests/list/searchWords.ts';
import { NEWEST_FIRST, NO_FILTER, startCursor } from '../../domain/requests/list/listFilter.ts';
import { rowsAfterCursor } from '../requests/rowsAfterCursor.ts';
import { countedParts } from '../requests/listParts.ts';

/** Requests that one search can find. More make no useful list. */
const MAX_REQUESTS = 50;
/** Rows of the list that are read: the words can also be in other columns. */
const MAX_ROWS = 200;

/** The ids of requests whose Order ID contains the text, newest first. */
export async function requestsWithOrder(text: string): Promise<string[]> {
  const filter = { ...NO_FILTER, words: listSearchWords(text, []) };
  const { parts } = await countedParts('all', filter, NEWEST_FIRST, null);
  const cursor = { side: 'after', cursor: startCursor(NEWEST_FIRST), sort: NEWEST_FIRST } as const;
  const rows = await rowsAfterCursor(parts, filter, cursor, MAX_ROWS);
  const wanted = plainTextOf(text);
  return rows
    .filter(({ orderId }) => plainTextOf(orderId).includes(wanted))
    .slice(0, MAX_REQUESTS)
    .map(({ requestId }) => requestId);
}

function plainTextOf(text: string): string {
  return plainWords(text)
    .map(({ whole }) => whole)
    .join('');
}
