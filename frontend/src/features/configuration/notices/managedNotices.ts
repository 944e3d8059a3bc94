import { readManagedNotices } from '@portal/contract/configuration/endpoints/manageNotices.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { refreshOptions } from '../../../lib/query/refreshOptions.ts';

export const managedNoticesQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'notices'],
  queryFn: ({ signal }) => call(readManagedNotices, { signal }),
});

/** The query keys of copy services and notices: in the Management Center, and on the pages that show them. */
export const noticeKeys = [['management', 'notices'], ['copyServices']] as const;
