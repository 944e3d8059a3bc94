import { deleteContact } from '@portal/contract/accounts/endpoints/addressBook.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.tsx';
import { FailedChange } from '../../../../components/notices/FailedChange.tsx';
import { call } from '../../../../lib/api.ts';
import { useAddressBookChange } from './useAddressBookChange.ts';

interface Props {
  userId: string;
  contactId: string;
  /** Name of the contact on the screen. */
  name: string;
  onClose: () => void;
}

/** Asks before a contact is deleted. */
export function DeleteContactDialog({ userId, contactId, name, onClose }: Props) {
  const { t } = useTranslation();
  const show = useAddressBookChange(userId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(deleteContact, { query: { contactId } }),
    onSuccess: (book) => {
      show(book, t('Contact deleted'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('Delete {{name}}?', { name })}
      confirmLabel={t('Delete')}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {error && <FailedChange error={error} title={t('The contact was not deleted')} />}
      {t('New requests no longer offer it in step 1. Submitted requests keep it.')}
    </ConfirmDialog>
  );
}
