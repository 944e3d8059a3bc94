import '../../../lib/schemaMode.ts';
import { pageTexts } from '@portal/contract/packets/pageText.ts';
import type { Source } from '@portal/contract/packets/sources.ts';
import { type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { sourcePagesQuery } from '../pages/sourcePages.ts';
import type { PageLines } from './findWords.ts';

/** By the number of a page in its source. Pages that were prepared before texts were kept are missing. */
type LinesByPage = ReadonlyMap<number, PageLines>;

function linesQuery(queryClient: QueryClient, requestId: string, sourceId: string) {
  return queryOptions({
    queryKey: ['pageLines', requestId, sourceId],
    queryFn: async (): Promise<LinesByPage> => {
      const { texts } = await queryClient.fetchQuery(sourcePagesQuery(requestId, sourceId));
      const parts = await Promise.all(
        texts.map(async ({ firstPage, url }) => {
          const response = await fetch(url, { credentials: 'omit' });
          if (!response.ok) throw new Error(`the text was not sent: ${response.status}`);
          const { pages } = pageTexts.parse(await response.json());
          return pages.map(({ lines }, index) => [firstPage + index, lines] as const);
        }),
      );
      return new Map(parts.flat());
    },
    staleTime: Infinity,
  });
}

/**
 * The text of the pages of ready sources, by the number of the source. `isFailed`: a part could not be loaded, so that its
 * pages have none.
 */
export function usePageLines(requestId: string, sources: readonly Source[]) {
  const queryClient = useQueryClient();
  const ready = sources.filter(({ state }) => state === 'ready');
  return useQueries({
    queries: ready.map(({ sourceId }) => linesQuery(queryClient, requestId, sourceId)),
    combine: (results) => ({
      isLoading: results.some(({ isPending }) => isPending),
      isFailed: results.some(({ isError }) => isError),
      linesOf: (source: Source | undefined, page: number): PageLines | null => {
        const index = ready.findIndex(({ sourceId }) => sourceId === source?.sourceId);
        return results[index]?.data?.get(page) ?? null;
      },
    }),
  });
}
