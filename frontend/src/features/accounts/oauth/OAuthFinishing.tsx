import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import type { AuthFailure } from '../form/authFailureOf.ts';
import { CardLayout } from '../form/CardLayout.tsx';
import { FailureBox } from '../form/FailureBox.tsx';

const useStyles = makeStyles({
  busy: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '96px', margin: 0 },
});

interface Props {
  /** Null while the sign-in is being finished. */
  failure: AuthFailure | null;
  retry: () => void;
}

/** Shows that a sign-in with another provider is being finished, or why it failed. */
export function OAuthFinishing({ failure, retry }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!failure) {
    return (
      <CardLayout title={t('Sign in to your account')}>
        <div className={styles.busy} role="status">
          <SmallSpinner />
          {t('Signing you in...')}
        </div>
      </CardLayout>
    );
  }
  return (
    <CardLayout title={t('You are not signed in')}>
      <FailureBox failure={failure} onRetry={retry} />
      <LinkButton to="/login" appearance="primary">
        {t('Back to Sign In')}
      </LinkButton>
    </CardLayout>
  );
}
