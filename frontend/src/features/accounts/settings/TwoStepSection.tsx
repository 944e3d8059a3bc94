import { makeStyles } from '@fluentui/react-components';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { profileQuery } from '../api/profileQuery.ts';
import type { EnrolmentSecret } from '../twoStep/TwoStepSecret.tsx';
import { EnrolSignedIn } from './EnrolSignedIn.tsx';
import { StartTwoStepForm } from './StartTwoStepForm.tsx';
import { TwoStepOn } from './TwoStepOn.tsx';

const useStyles = makeStyles({ state: { maxWidth: '480px' } });

/** Two-step sign-in: what it is, and turning it on and off. */
export function TwoStepSection({ user }: { user: UserView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // Counts the changes, so that each state begins anew.
  const [changes, setChanges] = useState(0);
  const changed = async () => {
    await queryClient.invalidateQueries({ queryKey: profileQuery(user.userId).queryKey });
    setChanges((before) => before + 1);
  };
  const State = user.twoStep.enabled ? TwoStepOn : TwoStepOff;
  return (
    <FormSection
      title={t('Two-step sign-in')}
      text={t('When you sign in, you enter your password and a code from an app on your phone.')}
      columns={false}
    >
      <div className={styles.state}>
        <State key={changes} user={user} onChanged={() => void changed()} />
      </div>
    </FormSection>
  );
}

type Stage = 'off' | 'password' | EnrolmentSecret;

/** Two-step sign-in is off: the way to turn it on is password, authenticator, recovery codes. */
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
  return <EnrolSignedIn secret={stage} action={t('Turn on two-step sign-in')} onDone={onChanged} />;
}
