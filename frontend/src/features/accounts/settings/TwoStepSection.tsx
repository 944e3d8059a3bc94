import { Button, makeStyles } from '@fluentui/react-components';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { profileQuery } from '../../../lib/session/profileQuery.ts';
import type { EnrollmentSecret } from '../twoStep/TwoStepSecret.tsx';
import { EnrollSignedIn } from './EnrollSignedIn.tsx';
import { StartTwoStepForm } from './StartTwoStepForm.tsx';
import { TwoStepOn } from './TwoStepOn.tsx';

const useStyles = makeStyles({ state: { maxWidth: '480px' } });

/** Explains two-step sign-in and turns it on and off. */
export function TwoStepSection({ user }: { user: UserView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // The key of the form, so that its state resets after each change.
  const [version, setVersion] = useState(0);
  const handleChanged = async () => {
    await queryClient.invalidateQueries({ queryKey: profileQuery(user.userId).queryKey });
    setVersion((previous) => previous + 1);
  };
  const State = user.twoStep.enabled ? TwoStepOn : TwoStepOff;
  return (
    <FormSection
      title={t('Two-step sign-in')}
      text={t('When you sign in, you enter your password and a code from an app on your phone.')}
      columns={false}
    >
      <div className={styles.state}>
        <State key={version} user={user} onChanged={() => void handleChanged()} />
      </div>
    </FormSection>
  );
}

type Stage = 'off' | 'password' | EnrollmentSecret;

/** Shown while two-step sign-in is off. To turn it on: password, authenticator, recovery codes. */
function TwoStepOff({ user, onChanged }: { user: UserView; onChanged: () => void }) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>('off');
  if (!user.hasPassword) return <p>{t('Set a password first. You need it to turn on two-step sign-in.')}</p>;
  if (stage === 'off') {
    return (
      <>
        <p>{t('Two-step sign-in is off.')}</p>
        <Button onClick={() => setStage('password')}>{t('Turn on two-step sign-in')}</Button>
      </>
    );
  }
  if (stage === 'password') {
    return <StartTwoStepForm onStarted={setStage} onCancel={() => setStage('off')} />;
  }
  return <EnrollSignedIn secret={stage} action={t('Turn on two-step sign-in')} onDone={onChanged} />;
}
