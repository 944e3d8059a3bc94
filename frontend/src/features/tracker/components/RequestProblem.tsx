import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

interface Props {
  title: string;
  message?: string;
  /** Omitted when a retry cannot help. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Also links to the lookup by Order ID and code. */
  offersLookup?: boolean;
}

/** Explains why the request cannot be shown, with links to continue. */
export function RequestProblem({ title, message, onRetry, isRetrying = false, offersLookup = false }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <Notice
      type="error"
      role="alert"
      title={title}
      actions={
        <div className={styles.actions}>
          <LinkButton to="/dashboard">{t('Back to Dashboard')}</LinkButton>
          {offersLookup && <LinkButton to="/request-status">{t('Enter Order ID and code')}</LinkButton>}
          {onRetry && (
            <Button size="large" appearance="primary" disabledFocusable={isRetrying} onClick={onRetry}>
              {t('Retry')}
            </Button>
          )}
        </div>
      }
    >
      {message}
    </Notice>
  );
}
