import { getSourcePages } from '@portal/contract/packets/endpoints.ts';
import type { PageRef } from '@portal/contract/packets/recipe.ts';
import { SHEET_PAGES, type Source } from '@portal/contract/packets/sources.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Links are valid for five minutes. */
const LINKS_MS = 4 * 60_000;

/** The number of a source and of a page in it, both from 1. */
export function partsOf(page: PageRef): { readonly source: number; readonly number: number } {
  const [source = 0, number = 0] = page.split('.').map(Number);
  return { source, number };
}

/** Links to the pages of a ready source, and which of them are blank or look alike. */
export function sourcePagesQuery(requestId: string, sourceId: string) {
  return queryOptions({
    queryKey: ['sourcePages', requestId, sourceId],
    queryFn: () => call(getSourcePages, { query: { requestId, sourceId }, background: true }),
    staleTime: LINKS_MS,
  });
}

/** The address of a sheet of thumbnails in this page; loaded once, because links end. Undefined until it is there. */
export function useSheet(requestId: string, source: Source | undefined, page: number): string | undefined {
  const queryClient = useQueryClient();
  const index = Math.floor((page - 1) / SHEET_PAGES);
  const sourceId = source?.sourceId ?? '';
  const { data } = useQuery({
    queryKey: ['sheet', requestId, sourceId, index],
    queryFn: () => loadSheet(queryClient, requestId, sourceId, index),
    enabled: source?.state === 'ready',
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data;
}

/** Frees the sheets of a request. */
export function dropSheets(queryClient: QueryClient, requestId: string): void {
  const queryKey = ['sheet', requestId];
  for (const [, url] of queryClient.getQueriesData<string>({ queryKey })) if (url) URL.revokeObjectURL(url);
  queryClient.removeQueries({ queryKey });
}

async function loadSheet(
  queryClient: QueryClient,
  requestId: string,
  sourceId: string,
  index: number,
): Promise<string> {
  const { sheets } = await queryClient.fetchQuery(sourcePagesQuery(requestId, sourceId));
  const sheet = sheets[index];
  if (!sheet) throw new Error('the source has no such sheet');
  const response = await fetch(sheet.url, { credentials: 'omit' });
  if (!response.ok) throw new Error(`the sheet was not sent: ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

/** A PDF file that has a page, and which page of it. `getLink` returns a link to the file that is valid now. */
export async function findPiece(
  queryClient: QueryClient,
  requestId: string,
  sourceId: string,
  page: number,
): Promise<{
  readonly index: number;
  readonly page: number;
  readonly getLink: () => Promise<string>;
} | null> {
  const { pieces } = await queryClient.fetchQuery(sourcePagesQuery(requestId, sourceId));
  const index = pieces.findIndex(({ firstPage, pages }) => page >= firstPage && page < firstPage + pages);
  const piece = pieces[index];
  if (!piece) return null;
  const getLink = async () => {
    const current = await queryClient.fetchQuery(sourcePagesQuery(requestId, sourceId));
    return current.pieces[index]!.url;
  };
  return { index, page: page - piece.firstPage + 1, getLink };
}

/** The size of a file behind a link, in bytes. */
export async function sizeOfFile(url: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(url, { headers: { Range: 'bytes=0-0' }, credentials: 'omit', signal });
  const size = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  if (response.status === 206 && size) return Number(size);
  if (!response.ok) throw new Error(`the file was not sent: ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}
