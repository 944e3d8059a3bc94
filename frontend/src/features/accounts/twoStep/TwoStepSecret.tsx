import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CopyButton } from '../../../components/buttons/CopyButton.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { useAuthForm } from '../form/useAuthForm.ts';
import { useTextLinkStyles } from '../form/useTextLinkStyles.ts';
import { authenticatorCode } from './authenticatorCode.ts';
import { AuthenticatorCodeField } from './AuthenticatorCodeField.tsx';
import { QrCode } from './QrCode.tsx';

const useStyles = makeStyles({
  term: { ...typographyStyles.caption1, width: '100%', color: tokens.colorNeutralForeground3 },
  value: {
    margin: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
    overflowWrap: 'anywhere',
  },
});

const schema = z.object({ code: authenticatorCode });

/** A new authenticator secret, as text and as otpauth URI. */
export interface EnrollmentSecret {
  secret: string;
  uri: string;
}

interface Props {
  secret: EnrollmentSecret;
  action: string;
  confirm: (code: string) => Promise<void>;
}

/** The secret as QR code and as text, with a field for the first code. */
export function TwoStepSecret({ secret: { secret, uri }, action, confirm }: Props) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { link } = useTextLinkStyles();
  const { t } = useTranslation();
  const state = useAuthForm({
    schema,
    defaultValues: { code: '' },
    send: ({ code }) => confirm(code),
    fallback: t('We couldn’t check the code. Please try again.'),
  });
  return (
    <Stack gap={16}>
      <p className={shared('flush', 'soft')}>
        {t(
          'Scan this code with an authenticator app, such as Microsoft Authenticator, Google Authenticator or 1Password.',
        )}
      </p>
      <QrCode text={uri} label={t('QR code for your authenticator app')} />
      <a href={uri} className={`${link} ${shared('start')}`}>
        {t('Open an authenticator app on this device')}
      </a>
      <Row as="dl" gap={12} rowGap={8}>
        <dt className={styles.term}>{t('Or type this key into the app:')}</dt>
        <dd className={styles.value}>{groupsOfFour(secret)}</dd>
        <dd className={shared('flush')}>
          <CopyButton label={t('Setup key')} value={secret} />
        </dd>
      </Row>
      <AuthForm state={state} action={action} busyAction={t('Verifying...')}>
        <AuthenticatorCodeField />
      </AuthForm>
    </Stack>
  );
}

/** Groups of four characters, which are easier to copy by hand. */
function groupsOfFour(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
