import { readManagedNotices } from '@portal/contract/configuration/endpoints/manageNotices.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { refreshOptions } from './managedLists.ts';

export const managedNoticesQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'notices'],
  queryFn: ({ signal }) => call(readManagedNotices, { signal }),
});
