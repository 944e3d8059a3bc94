import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { activateTwoStep, startTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { call } from '../../../lib/api.ts';
import { CardLayout } from '../form/CardLayout.tsx';
import { useTextLinkStyles } from '../form/useTextLinkStyles.ts';
import { TwoStepEnrollment } from './TwoStepEnrollment.tsx';

interface Props {
  challenge: string;
  onGrant: (grant: Grant) => Promise<void>;
  onBack: () => void;
}

/** Sets up required two-step sign-in before the session opens. */
export function EnrollAtSignIn({ challenge, onGrant, onBack }: Props) {
  const shared = useSharedStyles();
  const { link } = useTextLinkStyles();
  const { t } = useTranslation();
  const step = useRef<HTMLDivElement>(null);
  // Held back until the recovery codes are saved, because opening the session leaves this screen.
  const grant = useRef<Grant>(undefined);
  useEffect(() => step.current?.focus(), []);

  async function activate(code: string) {
    const { session, recoveryCodes } = await call(activateTwoStep, { body: { code, challenge } });
    grant.current = session;
    return { recoveryCodes };
  }
  return (
    <div ref={step} tabIndex={-1} className={shared('noOutline')}>
      <CardLayout
        title={t('Set up two-step sign-in')}
        text={t(
          'Your account requires two-step sign-in. Set it up now. You only do this once, and it takes about a minute.',
        )}
        below={
          <button type="button" className={link} onClick={onBack}>
            {t('Back to Sign In')}
          </button>
        }
      >
        <TwoStepEnrollment
          start={() => call(startTwoStep, { body: { challenge } })}
          action={t('Turn on two-step sign-in')}
          activate={activate}
          onDone={() => (grant.current ? void onGrant(grant.current) : onBack())}
        />
      </CardLayout>
    </div>
  );
}
