import { listQuickAddItems } from '@portal/contract/endpoints/quickAddItems.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** The reusable lines that an admin keeps. */
export const quickAddItemsQuery = queryOptions({
  queryKey: ['quickAddItems'],
  queryFn: ({ signal }) => call(listQuickAddItems, { signal }),
});
