import type { UserView } from '@portal/contract/schemas/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import type { EnrolmentSecret } from '../twoStep/TwoStepSecret.tsx';
import { EnrolSignedIn } from './EnrolSignedIn.tsx';
import { StartTwoStepForm } from './StartTwoStepForm.tsx';

type Stage = 'off' | 'password' | EnrolmentSecret;

/** Two-step sign-in is off: the way to turn it on is password, authenticator, recovery codes. */
export function TwoStepOff({ user, onChanged }: { user: UserView; onChanged: () => void }) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>('off');
  if (!user.hasPassword) return <p>{t('Set a password first: turning it on asks for it.')}</p>;
  if (stage === 'off') {
    return (
      <>
        <p>{t('It is off.')}</p>
        <Button onClick={() => setStage('password')}>{t('Turn on two-step sign-in')}</Button>
      </>
    );
  }
  if (stage === 'password') {
    return <StartTwoStepForm onStarted={setStage} onCancel={() => setStage('off')} />;
  }
  return <EnrolSignedIn secret={stage} action={t('Turn on two-step sign-in')} onDone={onChanged} />;
}
