import { editContact } from '@portal/contract/accounts/endpoints/addressBook.ts';
import {
  attorneyEdit,
  copyServiceEdit,
  type SavedAttorney,
  type SavedCopyService,
} from '@portal/contract/accounts/schemas/addressBook.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/dialogs/FormDialog.tsx';
import { PhoneField } from '../../../../components/form/PhoneField.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { useListForm } from '../../../../components/form/useListForm.ts';
import { call } from '../../../../lib/api.ts';
import { useAddressBookChange } from './useAddressBookChange.ts';

interface Props<Contact> {
  userId: string;
  contact: Contact;
  onClose: () => void;
}

/** Edits a saved contact. */
export function EditContactDialog({ contact, ...props }: Props<SavedCopyService | SavedAttorney>) {
  return 'lawyerEmail' in contact ? (
    <EditAttorney contact={contact} {...props} />
  ) : (
    <EditCopyService contact={contact} {...props} />
  );
}

function EditCopyService({ userId, contact, onClose }: Props<SavedCopyService>) {
  const { t } = useTranslation();
  const show = useAddressBookChange(userId);
  const { lastUsedAt: _, copyServiceLocation, ...values } = contact;
  const edit = useListForm({
    schema: copyServiceEdit,
    values: { ...values, kind: 'copyService' as const },
    save: async (body) => show(await call(editContact, { body }), t('Contact saved')),
    onSaved: onClose,
    failure: t('The contact was not saved'),
  });
  return (
    <FormDialog title={t('Edit copy service')} save={t('Save')} edit={edit} onClose={onClose}>
      {copyServiceLocation === '' && (
        <TextField name="copyServiceName" label={t('Copy service name')} maxLength={200} autoComplete="off" />
      )}
      <TextField
        name="copyServiceEmail"
        label={t('Copy service email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
      <PhoneField name="copyServicePhone" label={t('Copy service phone')} />
    </FormDialog>
  );
}

function EditAttorney({ userId, contact, onClose }: Props<SavedAttorney>) {
  const { t } = useTranslation();
  const show = useAddressBookChange(userId);
  const { lastUsedAt: _, ...values } = contact;
  const edit = useListForm({
    schema: attorneyEdit,
    values: { ...values, kind: 'attorney' as const },
    save: async (body) => show(await call(editContact, { body }), t('Contact saved')),
    onSaved: onClose,
    failure: t('The contact was not saved'),
  });
  return (
    <FormDialog title={t('Edit attorney')} save={t('Save')} edit={edit} onClose={onClose}>
      <TextField
        name="lawyerEmail"
        label={t('Attorney email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
      <PhoneField name="lawyerPhone" label={t('Attorney phone')} />
      <TextField name="attorneyName" label={t('Attorney name')} optional maxLength={100} autoComplete="off" />
      <TextField name="firmName" label={t('Firm name')} optional maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
