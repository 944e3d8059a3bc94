import { Button } from '@fluentui/react-components';
import { disableTwoStep, startTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { call } from '../../../lib/api.ts';
import type { EnrollmentSecret } from '../twoStep/TwoStepSecret.tsx';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';
import { EnrollSignedIn } from './EnrollSignedIn.tsx';

/** With fewer recovery codes, the user is warned: without any, a lost authenticator locks them out. */
const MIN_CODES = 3;

/** Shown while two-step sign-in is on: remaining recovery codes, and buttons to set it up again or turn it off. */
export function TwoStepOn({ user: { twoStep }, onChanged }: { user: UserView; onChanged: () => void }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const [stage, setStage] = useState<'on' | 'setup' | 'turnOff'>('on');
  const hasFewCodes = twoStep.recoveryCodesLeft < MIN_CODES;
  const back = () => setStage('on');
  return (
    <Stack gap={16} align="left">
      <Notice type={hasFewCodes ? 'warning' : 'success'} title={t('Two-step sign-in is on')}>
        {t('You have {{count}} recovery codes left.', { count: twoStep.recoveryCodesLeft })}{' '}
        {hasFewCodes && t('To get new codes, set up two-step sign-in again.')}
      </Notice>
      {stage === 'setup' && <RenewTwoStep onRenewed={onChanged} onCancel={back} />}
      {stage === 'turnOff' && <TurnOffTwoStepForm onTurnedOff={onChanged} onCancel={back} />}
      {stage === 'on' && (
        <>
          <p className={shared('flush')}>
            {t('Set it up again if you get a new phone or need new recovery codes.')}{' '}
            {twoStep.required && t('Your role requires two-step sign-in, so it can’t be turned off.')}
          </p>
          <Row gap={8} align="stretch">
            <Button onClick={() => setStage('setup')}>{t('Set up again')}</Button>
            {!twoStep.required && (
              <Button onClick={() => setStage('turnOff')}>{t('Turn off two-step sign-in')}</Button>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}

/** Turns two-step sign-in off after password and code are entered again. */
function TurnOffTwoStepForm({ onTurnedOff, onCancel }: { onTurnedOff: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <ReauthenticationForm
      action={t('Turn off')}
      fallback={t('We couldn’t turn off two-step sign-in. Please try again.')}
      send={async (values) => {
        await call(disableTwoStep, { body: values });
        onTurnedOff();
      }}
      onCancel={onCancel}
    />
  );
}

/** Replaces authenticator and recovery codes. The old ones work until the new authenticator is verified. */
function RenewTwoStep({ onRenewed, onCancel }: { onRenewed: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<EnrollmentSecret | null>(null);
  if (secret) {
    return <EnrollSignedIn secret={secret} action={t('Use this authenticator')} onDone={onRenewed} />;
  }
  return (
    <ReauthenticationForm
      action={t('Continue')}
      fallback={t('We couldn’t start the setup. Please try again.')}
      send={async (values) => setSecret(await call(startTwoStep, { body: values }))}
      onCancel={onCancel}
    />
  );
}
