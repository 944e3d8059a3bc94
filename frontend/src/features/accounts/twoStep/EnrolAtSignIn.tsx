import { makeStyles } from '@fluentui/react-components';
import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { activateTwoStep, startTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { CardLayout } from '../form/CardLayout.tsx';
import { useTextLinkStyles } from '../form/useTextLinkStyles.ts';
import { TwoStepEnrolment } from './TwoStepEnrolment.tsx';

const useStyles = makeStyles({ step: { outlineStyle: 'none' } });

interface Props {
  challenge: string;
  onGrant: (grant: Grant) => Promise<void>;
  onBack: () => void;
}

/** Two-step sign-in is required here: it is set up before the session opens. */
export function EnrolAtSignIn({ challenge, onGrant, onBack }: Props) {
  const styles = useStyles();
  const { link } = useTextLinkStyles();
  const { t } = useTranslation();
  const step = useRef<HTMLDivElement>(null);
  // Kept until the recovery codes are saved: the open session would leave them behind.
  const grant = useRef<Grant>(undefined);
  useEffect(() => step.current?.focus(), []);

  async function activate(code: string) {
    const { session, recoveryCodes } = await call(activateTwoStep, { body: { code, challenge } });
    grant.current = session;
    return { recoveryCodes };
  }
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
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
        <TwoStepEnrolment
          start={() => call(startTwoStep, { body: { challenge } })}
          action={t('Turn on two-step sign-in')}
          activate={activate}
          onDone={() => (grant.current ? void onGrant(grant.current) : onBack())}
        />
      </CardLayout>
    </div>
  );
}
