import { deleteContact } from '@portal/contract/accounts/endpoints/addressBook.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../../components/dialogs/ConfirmChange.tsx';
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
  return (
    <ConfirmChange
      title={t('Delete {{name}}?', { name })}
      send={() => call(deleteContact, { query: { contactId } })}
      failure={t('The contact was not deleted')}
      onDone={(book) => {
        show(book, t('Contact deleted'));
        onClose();
      }}
      onClose={onClose}
    >
      {t('New requests no longer offer it in step 1. Submitted requests keep it.')}
    </ConfirmChange>
  );
}
