import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { RequestTypeFields } from '../../requests/fields/RequestTypeFields.tsx';
import type { InternalValues } from '../internalValues.ts';
import { FacilityChoice } from './FacilityChoice.tsx';

/** Which order it is, of whom, and for what. */
export function RequestSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Request Information')}>
      <TextField<InternalValues> name="orderId" label={t('Order ID')} autoComplete="off" maxLength={100} />
      <FacilityChoice />
      <RequestTypeFields />
    </FormSection>
  );
}
