import { listTemplates } from '@portal/contract/templates/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { refreshOptions } from '../../lib/query/refreshOptions.ts';

export const managedTemplatesQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'templates'],
  queryFn: ({ signal }) => call(listTemplates, { signal }),
});

/** The query keys of the templates: in the Management Center, and where messages are written. */
export const templateKeys = [
  ['management', 'templates'],
  ['management', 'templateHistory'],
  ['templates'],
] as const;
