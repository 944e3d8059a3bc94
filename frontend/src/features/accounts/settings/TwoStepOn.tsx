import { makeStyles } from '@fluentui/react-components';
import { disableTwoStep, startTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { call } from '../../../lib/api.ts';
import type { EnrolmentSecret } from '../twoStep/TwoStepSecret.tsx';
import { BothStepsForm } from './BothStepsForm.tsx';
import { EnrolSignedIn } from './EnrolSignedIn.tsx';

const useStyles = makeStyles({
  state: { display: 'grid', justifyItems: 'start', gap: '16px' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  text: { margin: 0 },
});

/** Fewer than these and a lost authenticator may lock its owner out. */
const FEW_CODES = 3;

/** Two-step sign-in is on: how many recovery codes are left, and the ways to set it up anew and to turn it off. */
export function TwoStepOn({ user: { twoStep }, onChanged }: { user: UserView; onChanged: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [stage, setStage] = useState<'on' | 'renewing' | 'stopping'>('on');
  const few = twoStep.recoveryCodesLeft < FEW_CODES;
  const back = () => setStage('on');
  return (
    <div className={styles.state}>
      <Notice type={few ? 'warning' : 'success'} title={t('Two-step sign-in is on')}>
        {t('Recovery codes left: {{codes}}.', { codes: twoStep.recoveryCodesLeft })}{' '}
        {few && t('To get new codes, set up two-step sign-in again.')}
      </Notice>
      {stage === 'renewing' && <RenewTwoStep onRenewed={onChanged} onCancel={back} />}
      {stage === 'stopping' && <StopTwoStepForm onStopped={onChanged} onCancel={back} />}
      {stage === 'on' && (
        <>
          <p className={styles.text}>
            {t('Set it up again if you get a new phone or need new recovery codes.')}{' '}
            {twoStep.required && t('Your role requires two-step sign-in, so it can’t be turned off.')}
          </p>
          <div className={styles.ways}>
            <Button onClick={() => setStage('renewing')}>{t('Set up again')}</Button>
            {!twoStep.required && (
              <Button onClick={() => setStage('stopping')}>{t('Turn off two-step sign-in')}</Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Turning the second step off takes both steps once more. */
function StopTwoStepForm({ onStopped, onCancel }: { onStopped: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <BothStepsForm
      action={t('Turn off')}
      fallback={t('Two-step sign-in could not be turned off. Please try again.')}
      send={async (values) => {
        await call(disableTwoStep, { body: values });
        onStopped();
      }}
      onCancel={onCancel}
    />
  );
}

/** A new authenticator and new recovery codes in place of those of before, which count until the new one is proven. */
function RenewTwoStep({ onRenewed, onCancel }: { onRenewed: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<EnrolmentSecret | null>(null);
  if (secret) {
    return <EnrolSignedIn secret={secret} action={t('Use this authenticator')} onDone={onRenewed} />;
  }
  return (
    <BothStepsForm
      action={t('Continue')}
      fallback={t('We couldn’t start the setup. Please try again.')}
      send={async (values) => setSecret(await call(startTwoStep, { body: values }))}
      onCancel={onCancel}
    />
  );
}
