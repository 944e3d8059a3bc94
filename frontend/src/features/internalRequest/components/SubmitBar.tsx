import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DoOrCancel } from '../../../components/buttons/DoOrCancel.tsx';
import { actionBar } from '../../../components/form/useOpensUpward.ts';
import { Notice } from '../../../components/Notice.tsx';

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
    '& > button': { minHeight: '44px' },
    '@media (max-width: 519px)': { justifyContent: 'space-between' },
  },
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
        <DoOrCancel
          size="large"
          words={isSending ? t('Processing...') : t('Submit Request')}
          isPending={isSending}
          onCancel={onCancel}
        />
      </div>
    </div>
  );
}
