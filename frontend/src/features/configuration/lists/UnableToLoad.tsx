import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Surface } from '../../../components/Surface.tsx';

const useStyles = makeStyles({
  panel: { display: 'grid', justifyItems: 'center', gap: '12px', padding: '56px 24px', textAlign: 'center' },
  icon: { display: 'flex', fontSize: '40px', color: tokens.colorStatusDangerForeground1 },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  text: { ...typographyStyles.body1, margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px', marginTop: '8px' },
  retry: { minHeight: '40px' },
});

interface Props {
  title: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown instead of a list that failed to load three times. */
export function UnableToLoad({ title, onRetry, isRetrying }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <Surface className={styles.panel}>
      <span className={styles.icon} aria-hidden>
        <ErrorCircleRegular />
      </span>
      <div role="alert">
        <h2 className={styles.title}>{title}</h2>
      </div>
      <p className={styles.text}>
        {t(
          'We couldn’t load this list after three attempts. No data was lost. Please try again in a moment.',
        )}
      </p>
      <div className={styles.actions}>
        <LinkButton to="/dashboard">{t('Back to Dashboard')}</LinkButton>
        <Button
          appearance="primary"
          className={styles.retry}
          disabledFocusable={isRetrying}
          icon={isRetrying ? <SmallSpinner /> : null}
          onClick={onRetry}
        >
          {t('Try Again')}
        </Button>
      </div>
    </Surface>
  );
}
