import { fillTemplate, getTemplates } from '@portal/contract/templates/endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => call(getTemplates, { signal }),
  staleTime: 30_000,
});

/** The message templates that staff can choose, empty while loading. `failure`: why there are none, for `ErrorPanel`. */
export function useTemplates() {
  const { data: templates = [], error, isFetching, refetch } = useQuery(templatesQuery);
  const failure =
    error && templates.length === 0
      ? { message: error.message, isRetrying: isFetching, onRetry: () => void refetch() }
      : null;
  return { templates, failure };
}

/** A template with the facts of a request, as it is now. */
export function filledTemplateQuery(requestId: string, templateId: string) {
  return queryOptions({
    queryKey: ['templates', 'filled', requestId, templateId],
    queryFn: ({ signal }) =>
      call(fillTemplate, {
        query: { requestId, templateId },
        signal,
        fallback: 'Failed to load the template',
      }),
    staleTime: 0,
  });
}
