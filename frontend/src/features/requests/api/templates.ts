import { fillTemplate, getTemplates } from '@portal/contract/templates/endpoints.ts';
import type { OfferedTemplate } from '@portal/contract/templates/schemas.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => call(getTemplates, { signal }),
  staleTime: 30_000,
});

/** The message templates that staff can choose. Empty while loading. */
export function useTemplates(): readonly OfferedTemplate[] {
  return useQuery(templatesQuery).data ?? [];
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
