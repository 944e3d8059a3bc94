import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { actionBar } from '../../../components/form/useOpensUpward.ts';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    display: 'grid',
    gap: '12px',
    margin: '0 0 -48px',
    padding: '12px 0 max(12px, env(safe-area-inset-bottom))',
    // A little wider than the form, so that the shadows of its cards end at the bar as well.
    borderImageSource: `linear-gradient(${tokens.colorNeutralStroke2} 1px, ${tokens.colorNeutralBackground2} 1px)`,
    borderImageSlice: '0 fill',
    borderImageWidth: 0,
    borderImageOutset: '0 6px',
    '@media print': { display: 'none' },
  },
  buttons: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '12px',
    '@media (max-width: 519px)': { justifyContent: 'space-between' },
  },
  button: { minHeight: '44px' },
});

interface Props {
  /** Why it was not submitted, in view wherever in the form the button was pressed. */
  problem: string | null;
  isSending: boolean;
  onCancel: () => void;
}

/** The bar at the bottom of the form: away, or on. */
export function SubmitBar({ problem, isSending, onCancel }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.bar} {...actionBar}>
      {problem && (
        <Notice type="error" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button size="large" className={styles.button} onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          appearance="primary"
          size="large"
          className={styles.button}
          disabledFocusable={isSending}
          icon={isSending ? <SmallSpinner /> : null}
        >
          {isSending ? t('Processing...') : t('Submit Request')}
        </Button>
      </div>
    </div>
  );
}
