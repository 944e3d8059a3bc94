import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { AttorneyField } from '../../requests/attorneys/AttorneyField.tsx';
import type { InternalValues } from '../internalValues.ts';

/** Who issued the subpoena; known attorneys are offered while the name or the address is typed. */
export function AttorneySection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Attorney Information')}>
      <AttorneyField name="attorneyName" label={t('Attorney name')} maxLength={100} />
      <AttorneyField
        name="lawyerEmail"
        label={t('Attorney email')}
        type="email"
        inputMode="email"
        maxLength={254}
      />
      <PhoneField<InternalValues> name="lawyerPhone" label={t('Attorney phone')} />
    </FormSection>
  );
}
