import { makeStyles, tokens } from '@fluentui/react-components';
import { displayPhone, phoneLink } from '@portal/contract/fields/entered/phone.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact, FactList } from '../../../components/card/FactList.tsx';
import { screenOnly, textLink } from '../../../components/layout/shapes.ts';
import { useStaffFormOpener } from '../../../lib/session/staffForms.ts';
import { contactFields } from '../../requests/fields/editedFields.ts';
import { CorrectedValue } from '../../requests/corrections/CorrectedValue.tsx';
import { latestCorrection } from '../../requests/corrections/latestCorrection.ts';
import { CorrectContact } from '../../notifications/CorrectContact.tsx';
import { ContactFields } from './ContactFields.tsx';
import { EditableCard } from './EditableCard.tsx';
import { EditForm } from './EditForm.tsx';
import { useEditLabels } from './useEditLabels.ts';

const useStyles = makeStyles({
  link: { ...textLink },
  button: { ...screenOnly, minHeight: '24px', marginBlock: '-2px', color: tokens.colorBrandForegroundLink },
  absent: { color: tokens.colorNeutralForeground3 },
});

/** A link to an email address or a phone number. */
function ContactLink({ scheme, to }: { scheme: 'mailto' | 'tel'; to: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!to) return <span className={styles.absent}>{t('Not provided')}</span>;
  const isPhone = scheme === 'tel';
  return (
    <a href={isPhone ? phoneLink(to) : `mailto:${to}`} className={styles.link}>
      {isPhone ? displayPhone(to) : to}
    </a>
  );
}

const fieldsWithoutEmail = contactFields.filter((field) => field !== 'copyServiceEmail');

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The contacts of a request. */
export function ContactCard({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const labels = useEditLabels();
  const { contactEmail = request.copyServiceEmail } = request;
  // A change replaces the verification code, which the form does not say.
  const isCopyService = contactEmail !== '' && isSameAddress(contactEmail, request.copyServiceEmail);
  const [isEditing, setEditing] = useState(false);
  useStaffFormOpener('contact', () => setEditing(true));
  const title = t('Contact Information');
  const form = (
    <EditForm
      form="contact"
      title={title}
      request={request}
      updateType="contactInfo"
      fields={isCopyService ? fieldsWithoutEmail : contactFields}
      labels={labels.contact}
      onClose={() => setEditing(false)}
    >
      <ContactFields isCopyServiceContact={isCopyService} />
    </EditForm>
  );
  return (
    <EditableCard title={title} isEditing={isEditing} onEdit={() => setEditing(true)} form={form}>
      <FactList>
        <Fact term={isCopyService ? t('Copy service email') : t('Contact email')} wide>
          <ContactLink scheme="mailto" to={contactEmail} />
          {!request.isSample && (
            <CorrectContact requestId={request._id} address={contactEmail} className={styles.button} />
          )}
        </Fact>
        <Fact term={t('Copy service name')}>{request.copyServiceName}</Fact>
        {request.copyServiceOffice && (
          <Fact term={t('Location')}>
            {request.copyServiceOffice.name}
            <br />
            {request.copyServiceOffice.address}
          </Fact>
        )}
        {!isCopyService && (
          <Fact term={t('Copy service email')}>
            <ContactLink scheme="mailto" to={request.copyServiceEmail} />
          </Fact>
        )}
        <Fact term={t('Copy service phone')}>
          <ContactLink scheme="tel" to={request.copyServicePhone} />
        </Fact>
        {(request.contactPhone || latestCorrection(request, 'contactPhone')) && (
          <Fact term={t('Contact phone')}>
            <CorrectedValue request={request} field="contactPhone">
              <ContactLink scheme="tel" to={request.contactPhone} />
            </CorrectedValue>
          </Fact>
        )}
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
