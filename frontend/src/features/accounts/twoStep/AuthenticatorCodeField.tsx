import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField.tsx';

const useStyles = makeStyles({
  code: { letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' },
});

/** Values of a form with an authenticator code. */
export interface CodeValues {
  code: string;
}

/** The 6-digit code of an authenticator. Phones and password managers can fill it in. */
export function AuthenticatorCodeField() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <TextField<CodeValues>
      name="code"
      label={t('6-digit code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      className={styles.code}
    />
  );
}
