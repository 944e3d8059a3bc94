import { Field } from '@fluentui/react-components';
import type { AddressBookView } from '@portal/contract/accounts/schemas/addressBook.ts';
import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { Select, type SelectOption } from '../../../components/Select.tsx';
import { attorneyLabel, copyServiceLabel } from '../../requests/addressBook/contactLabels.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { changesForAttorney, changesForCopyService } from '../rules/savedDetails.ts';

interface Props {
  book: AddressBookView;
  /** Undefined until they are loaded. */
  services: readonly OfferedCopyService[] | undefined;
  onChoose: (changes: Partial<WizardValues>) => void;
}

/** The address book of the client. Choosing a contact replaces its fields below. */
export function SavedContacts({ book: { copyServices, attorneys }, services, onChoose }: Props) {
  const { t } = useTranslation();
  const { control } = useFormContext<WizardValues>();
  const [location, copyServiceEmail, lawyerEmail] = useWatch({
    control,
    name: ['copyServiceLocation', 'copyServiceEmail', 'lawyerEmail'],
  });
  if (copyServices.length + attorneys.length === 0) return null;
  const copyService = copyServices.find(
    (contact) =>
      contact.copyServiceLocation === location && contact.copyServiceEmail === copyServiceEmail.trim(),
  );
  const attorney = attorneys.find((contact) => contact.lawyerEmail === lawyerEmail.trim());
  return (
    <FormSection
      title={t('Address book')}
      text={t('Choose a contact of an earlier request to fill in the fields below.')}
    >
      {copyServices.length > 0 && (
        <ContactSelect
          label={t('Saved copy services')}
          chosen={copyService?.contactId}
          choices={copyServices.map((contact) => ({
            value: contact.contactId,
            label: `${copyServiceLabel(contact, services ?? [])} (${contact.copyServiceEmail})`,
          }))}
          onChoose={(id) => {
            const contact = copyServices.find(({ contactId }) => contactId === id);
            if (contact) onChoose(changesForCopyService(contact, services));
          }}
        />
      )}
      {attorneys.length > 0 && (
        <ContactSelect
          label={t('Saved attorneys')}
          chosen={attorney?.contactId}
          choices={attorneys.map((contact) => ({
            value: contact.contactId,
            label: [...new Set([attorneyLabel(contact), contact.lawyerEmail])].filter(Boolean).join(' · '),
          }))}
          onChoose={(id) => {
            const contact = attorneys.find(({ contactId }) => contactId === id);
            if (contact) onChoose(changesForAttorney(contact));
          }}
        />
      )}
    </FormSection>
  );
}

interface ContactSelectProps {
  label: string;
  /** The contact that the fields show; undefined if none. */
  chosen: string | undefined;
  choices: readonly SelectOption[];
  onChoose: (contactId: string) => void;
}

function ContactSelect({ label, chosen, choices, onChoose }: ContactSelectProps) {
  const { t } = useTranslation();
  return (
    <Field label={{ children: label, weight: 'semibold' }}>
      <Select choices={choices} value={chosen ?? ''} onChange={(_, { value }) => onChoose(value)}>
        <option value="">{t('Choose a contact')}</option>
      </Select>
    </Field>
  );
}
