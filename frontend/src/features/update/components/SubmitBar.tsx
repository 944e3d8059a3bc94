import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { actionBar } from '../../../components/form/useOpensUpward.ts';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import type { SubmitPhase } from '../useUpdateSubmit.ts';
import { SubmitStages } from './SubmitStages.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    display: 'grid',
    gap: '12px',
    margin: '8px 0 -48px',
    padding: '12px 0 max(12px, env(safe-area-inset-bottom))',
    // From edge to edge of the window; unlike a wider box, an outset image does not make the page scroll sideways.
    borderImageSource: `linear-gradient(${tokens.colorNeutralStroke2} 1px, ${tokens.colorNeutralBackground2} 1px)`,
    borderImageSlice: '0 fill',
    borderImageWidth: 0,
    borderImageOutset: '0 100vw',
    '@media print': { display: 'none' },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
  },
  stages: { flexGrow: 1, ':has(:empty)': { display: 'none' } },
  button: { minHeight: '44px' },
});

interface Props {
  queue: UploadQueue;
  phase: SubmitPhase | null;
  /** Why it was not submitted, in view wherever in the form the button was pressed. */
  failure: string | null;
  onBack: () => void;
}

/** The bar at the bottom of the form: back, how far, and on. */
export function SubmitBar({ queue, phase, failure, onBack }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const isBusy = phase === 'uploads' || phase === 'submitting';
  const words = () => {
    if (phase === 'done') return t('Update submitted');
    return isBusy ? t('Submitting...') : t('Submit Update');
  };
  return (
    <div className={styles.bar} {...actionBar}>
      {failure && (
        <Notice type="error" role="alert" title={t('Form submission error')}>
          {failure}
        </Notice>
      )}
      <SubmitStages queue={queue} phase={phase} />
      <div className={styles.row}>
        <Button size="large" className={styles.button} onClick={onBack}>
          {t('Back')}
        </Button>
        <Button
          type="submit"
          appearance="primary"
          size="large"
          className={styles.button}
          disabledFocusable={phase !== null}
          icon={isBusy ? <SmallSpinner /> : null}
        >
          {words()}
        </Button>
      </div>
    </div>
  );
}
