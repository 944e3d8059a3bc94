import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { verifyTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { useTranslation } from 'react-i18next';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { call } from '../../../lib/api.ts';
import { useTextLinkStyles } from '../form/useTextLinkStyles.ts';
import { SecondStepCodeForm } from './SecondStepCodeForm.tsx';

interface Props {
  challenge: string;
  usesRecoveryCode: boolean;
  onUseRecoveryCode: (uses: boolean) => void;
  onGrant: (grant: Grant) => Promise<void>;
}

/** Asks for an authenticator code or a recovery code. */
export function TwoStepCodeFields({ challenge, usesRecoveryCode, onUseRecoveryCode, onGrant }: Props) {
  const shared = useSharedStyles();
  const { link } = useTextLinkStyles();
  const { t } = useTranslation();
  const verify = async (code: string) => onGrant(await call(verifyTwoStep, { body: { challenge, code } }));
  return (
    <>
      <SecondStepCodeForm
        key={String(usesRecoveryCode)}
        usesRecoveryCode={usesRecoveryCode}
        verify={verify}
      />
      <button
        type="button"
        className={`${link} ${shared('start')}`}
        onClick={() => onUseRecoveryCode(!usesRecoveryCode)}
      >
        {usesRecoveryCode ? t('Use your authenticator app instead') : t('Use a recovery code instead')}
      </button>
    </>
  );
}
