import { makeStyles } from '@fluentui/react-components';
import type { UserView } from '@portal/contract/schemas/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { StopTwoStepForm } from './StopTwoStepForm.tsx';

const useStyles = makeStyles({ state: { display: 'grid', justifyItems: 'start', gap: '16px' } });

/** Fewer than these and a lost authenticator may lock its owner out. */
const FEW_CODES = 3;

/** Two-step sign-in is on: how many recovery codes are left, and the way to turn it off. */
export function TwoStepOn({ user: { twoStep }, onChanged }: { user: UserView; onChanged: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [stopping, setStopping] = useState(false);
  const few = twoStep.recoveryCodesLeft < FEW_CODES;
  const turnOff = stopping ? (
    <StopTwoStepForm onStopped={onChanged} onCancel={() => setStopping(false)} />
  ) : (
    <Button onClick={() => setStopping(true)}>{t('Turn off two-step sign-in')}</Button>
  );
  return (
    <div className={styles.state}>
      <Notice type={few ? 'warning' : 'success'} title={t('Two-step sign-in is on')}>
        {t('Recovery codes left: {{codes}}.', { codes: twoStep.recoveryCodesLeft })}{' '}
        {few && t('For new ones, turn it off and on again.')}
      </Notice>
      {twoStep.required ? <p>{t('It is required for your role and cannot be turned off.')}</p> : turnOff}
    </div>
  );
}
