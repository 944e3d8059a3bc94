import type { SavedAttorney, SavedCopyService } from '@portal/contract/accounts/schemas/addressBook.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { addressBookQuery } from '../../requests/addressBook/addressBookQuery.ts';
import { attorneyLabel, copyServiceLabel } from '../../requests/addressBook/contactLabels.ts';
import { copyServicesQuery } from '../../requests/api/copyServicesQuery.ts';
import { ContactList } from './addressBook/ContactList.tsx';

const EditContactDialog = lazyComponent(
  async () => (await import('./addressBook/EditContactDialog.tsx')).EditContactDialog,
  { failure: 'abovePage' },
);
const DeleteContactDialog = lazyComponent(
  async () => (await import('./addressBook/DeleteContactDialog.tsx')).DeleteContactDialog,
  { failure: 'abovePage' },
);

type Contact = SavedCopyService | SavedAttorney;

/** The contacts of the client's earlier requests, to edit and delete. */
export function AddressBookTab({ user: { userId } }: { user: UserView }) {
  const { t } = useTranslation();
  const query = useQuery(addressBookQuery(userId));
  const { data: book, error } = query;
  const { data: services = [] } = useQuery(copyServicesQuery);
  const [editing, setEditing] = useState<Contact | null>(null);
  const [deleting, setDeleting] = useState<Contact | null>(null);
  const labelOf = (contact: Contact) =>
    'lawyerEmail' in contact ? attorneyLabel(contact) : copyServiceLabel(contact, services);
  if (!book) {
    return error ? (
      <LoadError query={query} title={t('Failed to load your address book')} />
    ) : (
      <ScreenSkeleton />
    );
  }
  const actions = { onEdit: setEditing, onDelete: setDeleting };
  return (
    <>
      <FormSection
        title={t('Copy services')}
        text={t(
          'Filled from the requests that you submit, and offered in the next one. Contacts that you don’t use for two years are deleted. Submitted requests don’t change.',
        )}
        columns={false}
      >
        <ContactList
          label={t('Copy services')}
          contacts={book.copyServices.map((contact) => ({
            contact,
            name: labelOf(contact),
            details: [contact.copyServiceEmail, contact.copyServicePhone],
          }))}
          {...actions}
        />
      </FormSection>
      <FormSection title={t('Attorneys')} columns={false}>
        <ContactList
          label={t('Attorneys')}
          contacts={book.attorneys.map((contact) => ({
            contact,
            name: labelOf(contact),
            details: [contact.lawyerEmail, contact.lawyerPhone],
          }))}
          {...actions}
        />
      </FormSection>
      {editing && <EditContactDialog userId={userId} contact={editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <DeleteContactDialog
          userId={userId}
          contactId={deleting.contactId}
          name={labelOf(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
