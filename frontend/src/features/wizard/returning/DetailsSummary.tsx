import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';
import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import { useTranslation } from 'react-i18next';
import { attorneyLabel } from '../../requests/addressBook/contactLabels.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { ReviewGroup } from '../components/ReviewGroup.tsx';
import { chosenOffice } from '../rules/chosenOffice.ts';
import { contactsAsSent } from '../rules/contactsAsSent.ts';

interface Props {
  values: WizardValues;
  services: readonly OfferedCopyService[];
  onChange: () => void;
}

/** Copy service and attorney as they were filled in, with a button that shows the fields. */
export function DetailsSummary({ values: entered, services, onChange }: Props) {
  const values = contactsAsSent(entered);
  const { t } = useTranslation();
  const title = t('Copy service and attorney');
  const { copyServiceName, copyServiceEmail, copyServicePhone, lawyerEmail, lawyerPhone } = values;
  const attorney = new Set([attorneyLabel(values), lawyerEmail, displayPhone(lawyerPhone)]);
  return (
    <ReviewGroup
      title={title}
      text={t('Filled in from an earlier request.')}
      lines={[
        [
          t('Copy service'),
          [
            chosenOffice(values, services)?.fullName ?? copyServiceName,
            copyServiceEmail,
            displayPhone(copyServicePhone),
          ],
        ],
        [t('Attorney'), [...attorney]],
      ]}
      editLabels={{ text: t('Change'), name: t('Change {{group}}', { group: title }) }}
      onEdit={onChange}
    />
  );
}
