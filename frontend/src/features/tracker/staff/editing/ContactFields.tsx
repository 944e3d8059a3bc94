import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../../components/form/PhoneField.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import type { EditValues } from '../../../requests/fields/editedFields.ts';

const address = { type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: 254 } as const;

export function ContactFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField<EditValues>
        name="copyServiceName"
        label={t('Copy service name')}
        autoComplete="off"
        maxLength={200}
      />
      <TextField<EditValues> name="copyServiceEmail" label={t('Copy service email')} {...address} />
      <PhoneField<EditValues> name="copyServicePhone" label={t('Copy service phone')} optional />
      <PhoneField<EditValues> name="contactPhone" label={t('Contact phone')} optional />
      <TextField<EditValues>
        name="attorneyName"
        label={t('Attorney name')}
        optional
        autoComplete="off"
        maxLength={100}
      />
      <TextField<EditValues> name="lawyerEmail" label={t('Attorney email')} optional {...address} />
      <PhoneField<EditValues> name="lawyerPhone" label={t('Attorney phone')} optional />
      <TextField<EditValues>
        name="firmName"
        label={t('Firm name')}
        optional
        autoComplete="off"
        maxLength={200}
      />
    </>
  );
}
