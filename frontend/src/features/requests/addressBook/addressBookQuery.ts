import { readAddressBook } from '@portal/contract/accounts/endpoints/addressBook.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';

/** The address book of the signed-in client. */
export function addressBookQuery(userId: string) {
  return queryOptions({
    ...syncAcrossTabs,
    queryKey: ['addressBook', userId],
    queryFn: ({ signal }) => call(readAddressBook, { signal, fallback: 'Failed to load your address book' }),
  });
}
