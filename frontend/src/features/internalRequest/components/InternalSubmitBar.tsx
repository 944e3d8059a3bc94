import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../components/buttons/FormActions.tsx';
import { ActionBar } from '../../../components/form/ActionBar.tsx';

const useStyles = makeStyles({
  // Wider than the form, so that the bar also covers the shadows of the cards.
  bar: { margin: '0 0 -48px', borderImageOutset: '0 6px' },
  buttons: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '12px',
    '& > button': { minHeight: '44px' },
    '@media (max-width: 519px)': { justifyContent: 'space-between' },
  },
});

interface Props {
  /** Why submitting failed; null if it did not. */
  problem: string | null;
  isSending: boolean;
  onCancel: () => void;
}

/** The bar at the bottom of the form with Submit and Cancel. */
export function InternalSubmitBar({ problem, isSending, onCancel }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <ActionBar className={styles.bar} problem={problem}>
      <div className={styles.buttons}>
        <FormActions
          size="large"
          label={isSending ? t('Processing...') : t('Submit Request')}
          isPending={isSending}
          onCancel={onCancel}
        />
      </div>
    </ActionBar>
  );
}
