import { listQuickAddItems } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { refreshOptions } from '../../../lib/query/refreshOptions.ts';

export const quickAddItemsQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'quickAddItems'],
  queryFn: ({ signal }) => call(listQuickAddItems, { signal }),
});

/** The query keys of the quick add items: in the Management Center, and where invoices are written. */
export const quickAddItemKeys = [['management', 'quickAddItems'], ['quickAddItems']] as const;
