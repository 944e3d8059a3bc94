import type { AddressBookView } from '@portal/contract/accounts/schemas/addressBook.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useToasts } from '../../../../components/toasts/useToasts.ts';
import { addressBookQuery } from '../../../requests/addressBook/addressBookQuery.ts';

/** Returns a function that shows a changed address book and a message about the change. */
export function useAddressBookChange(userId: string) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return (book: AddressBookView, message: string) => {
    queryClient.setQueryData(addressBookQuery(userId).queryKey, book);
    toasts.show({ type: 'success', message });
  };
}
