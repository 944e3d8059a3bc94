import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { AttorneyField } from '../../requests/attorneys/AttorneyField.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { CopyServiceFields } from '../components/CopyServiceFields.tsx';
import { FacilityField } from '../components/FacilityField.tsx';

/** Step 1: order, copy service, attorney and facility. */
export function WhoIsSubmittingStep() {
  const { t } = useTranslation();
  return (
    <>
      <FormSection title={t('Order information')}>
        <TextField<WizardValues>
          name="orderId"
          label={t('Client Order Number')}
          hint={t('Your own number for this order. You will need it to track the request.')}
          maxLength={100}
          autoComplete="off"
        />
      </FormSection>
      <CopyServiceFields />
      <FormSection
        title={t('Attorney information')}
        text={t('The attorney you are requesting the records for.')}
      >
        <AttorneyField
          name="lawyerEmail"
          label={t('Attorney email')}
          type="email"
          inputMode="email"
          maxLength={254}
        />
        <PhoneField<WizardValues> name="lawyerPhone" label={t('Attorney phone')} />
        <AttorneyField name="attorneyName" label={t('Attorney name')} optional maxLength={100} />
        <AttorneyField name="firmName" label={t('Firm name')} optional maxLength={200} />
      </FormSection>
      <FormSection title={t('Facility information')}>
        <FacilityField />
      </FormSection>
    </>
  );
}
