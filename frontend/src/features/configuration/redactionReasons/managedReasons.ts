import { listRedactionReasons } from '@portal/contract/packets/redactionReasons.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { refreshOptions } from '../../../lib/query/refreshOptions.ts';

export const managedReasonsQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'redactionReasons'],
  queryFn: ({ signal }) => call(listRedactionReasons, { signal }),
});

export const reasonKeys = [['management', 'redactionReasons']] as const;
