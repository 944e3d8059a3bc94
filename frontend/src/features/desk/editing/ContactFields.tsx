import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { EditValues } from '../../requests/fields/editedFields.ts';

const useStyles = makeStyles({
  hint: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2, alignSelf: 'center' },
});

const address = { type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: 254 } as const;

/** `isCopyServiceContact`: the address of the copy service is the contact’s, which is corrected outside the form. */
export function ContactFields({ isCopyServiceContact }: { isCopyServiceContact: boolean }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <>
      <TextField<EditValues>
        name="copyServiceName"
        label={t('Copy service name')}
        autoComplete="off"
        maxLength={200}
      />
      {isCopyServiceContact ? (
        <p className={styles.hint}>
          {t(
            'The copy service’s email address is the contact’s. To change it, close this form and choose “Correct the address”: the verification code is replaced with it.',
          )}
        </p>
      ) : (
        <TextField<EditValues> name="copyServiceEmail" label={t('Copy service email')} {...address} />
      )}
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
