import { makeStyles } from '@fluentui/react-components';
import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { verifyTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { CardLayout } from '../form/CardLayout.tsx';
import { useTextLinkStyles } from '../form/useTextLinkStyles.ts';
import { SecondStepCodeForm } from './SecondStepCodeForm.tsx';

const useStyles = makeStyles({ other: { justifySelf: 'start' } });

interface Props {
  challenge: string;
  onGrant: (grant: Grant) => Promise<void>;
  onBack: () => void;
}

/** The second step of a sign-in: an authenticator code or a recovery code. */
export function TwoStepCode({ challenge, onGrant, onBack }: Props) {
  const styles = useStyles();
  const { link } = useTextLinkStyles();
  const { t } = useTranslation();
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const verify = async (code: string) => onGrant(await call(verifyTwoStep, { body: { challenge, code } }));
  return (
    <CardLayout
      title={t('Two-step sign-in')}
      text={
        usesRecoveryCode
          ? t('Enter one of the recovery codes that you saved. Each works once.')
          : t('Enter the 6-digit code from your authenticator app.')
      }
      below={
        <button type="button" className={link} onClick={onBack}>
          {t('Back to Sign In')}
        </button>
      }
    >
      <SecondStepCodeForm
        key={String(usesRecoveryCode)}
        usesRecoveryCode={usesRecoveryCode}
        verify={verify}
      />
      <button
        type="button"
        className={`${link} ${styles.other}`}
        onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}
      >
        {usesRecoveryCode ? t('Use your authenticator app instead') : t('Use a recovery code instead')}
      </button>
    </CardLayout>
  );
}
