import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

const useStyles = makeStyles({ wide: { gridColumn: '1 / -1' } });

/** Says that the list of copy services could not be loaded. */
export function CopyServicesUnavailable({
  isRetrying,
  onRetry,
}: {
  isRetrying: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <div className={styles.wide}>
      <Notice
        type="warning"
        role="alert"
        title={t('Failed to load the copy services')}
        actions={
          <Button
            disabledFocusable={isRetrying}
            icon={isRetrying ? <SmallSpinner /> : null}
            onClick={isRetrying ? undefined : onRetry}
          >
            {t('Retry')}
          </Button>
        }
      >
        {t('Try again, or choose Other and enter the name.')}
      </Notice>
    </div>
  );
}
