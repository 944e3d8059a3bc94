import { readSetup } from '@portal/contract/configuration/endpoints/setup.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { syncAcrossTabs } from '../../../../lib/dataChanges.ts';

/** The setup list. Always stale, because the Management Center, which changes it, is another screen. */
export const setupQuery = queryOptions({
  ...syncAcrossTabs,
  queryKey: ['setup'],
  queryFn: ({ signal }) => call(readSetup, { signal }),
  staleTime: 0,
});
