import { makeStyles } from '@fluentui/react-components';
import type { UserView } from '@portal/contract/schemas/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../api/profileQuery.ts';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { TwoStepOff } from './TwoStepOff.tsx';
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
      text={t('Besides your password, signing in asks for a code from an app on your phone.')}
      columns={false}
    >
      <div className={styles.state}>
        <State key={changes} user={user} onChanged={() => void changed()} />
      </div>
    </FormSection>
  );
}
