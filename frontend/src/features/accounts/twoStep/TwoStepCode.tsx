import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardLayout } from '../form/CardLayout.tsx';
import { useTextLinkStyles } from '../form/useTextLinkStyles.ts';
import { TwoStepCodeFields } from './TwoStepCodeFields.tsx';

interface Props {
  challenge: string;
  onGrant: (grant: Grant) => Promise<void>;
  onBack: () => void;
}

/** The second step of a sign-in: an authenticator code or a recovery code. */
export function TwoStepCode({ challenge, onGrant, onBack }: Props) {
  const { link } = useTextLinkStyles();
  const { t } = useTranslation();
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
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
      <TwoStepCodeFields
        challenge={challenge}
        usesRecoveryCode={usesRecoveryCode}
        onUseRecoveryCode={setUsesRecoveryCode}
        onGrant={onGrant}
      />
    </CardLayout>
  );
}
