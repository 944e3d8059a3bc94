import type { StaffRequestView } from '@portal/contract/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactFields } from '../../../requests/fields/editedFields.ts';
import { ContactFields } from './ContactFields.tsx';
import { ContactLink } from './ContactLink.tsx';
import { EditableCard } from './EditableCard.tsx';
import { EditForm } from './EditForm.tsx';
import { Fact, FactList } from '../../../../components/card/FactList.tsx';
import { useEditWords } from './useEditWords.ts';

/** Whom to write to about the request. */
export function ContactCard({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const words = useEditWords();
  const [isEditing, setEditing] = useState(false);
  const title = t('Contact Information');
  const form = (
    <EditForm
      title={title}
      request={request}
      updateType="contactInfo"
      fields={contactFields}
      words={words.contact}
      onClose={() => setEditing(false)}
    >
      <ContactFields />
    </EditForm>
  );
  return (
    <EditableCard title={title} isEditing={isEditing} onEdit={() => setEditing(true)} form={form}>
      <FactList>
        <Fact term={t('Copy service name')}>{request.copyServiceName}</Fact>
        {request.copyServiceOffice && (
          <Fact term={t('Location')}>
            {request.copyServiceOffice.name}
            <br />
            {request.copyServiceOffice.address}
          </Fact>
        )}
        <Fact term={t('Copy service email')}>
          <ContactLink scheme="mailto" to={request.copyServiceEmail} />
        </Fact>
        <Fact term={t('Copy service phone')}>
          <ContactLink scheme="tel" to={request.copyServicePhone} />
        </Fact>
        <Fact term={t('Attorney name')}>{request.attorneyName}</Fact>
        <Fact term={t('Attorney email')}>
          <ContactLink scheme="mailto" to={request.lawyerEmail} />
        </Fact>
        <Fact term={t('Attorney phone')}>
          <ContactLink scheme="tel" to={request.lawyerPhone} />
        </Fact>
        <Fact term={t('Firm name')}>{request.firmName}</Fact>
      </FactList>
    </EditableCard>
  );
}
