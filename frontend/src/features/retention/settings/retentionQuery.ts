import { readRetention } from '@portal/contract/retention/endpoints/retention.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { refreshOptions } from '../../../lib/query/refreshOptions.ts';

export const retentionQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'retention'],
  queryFn: ({ signal }) => call(readRetention, { signal }),
});
