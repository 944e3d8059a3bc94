import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../components/form/ActionBar.tsx';
import { SubmitButton } from '../../../components/buttons/SubmitButton.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import type { SubmitPhase } from '../useUpdateSubmit.ts';
import { SubmitStages } from './SubmitStages.tsx';

const useStyles = makeStyles({
  stages: { flexGrow: 1, ':has(:empty)': { display: 'none' } },
  button: { minHeight: '44px' },
});

interface Props {
  queue: UploadQueue;
  phase: SubmitPhase | null;
  /** Why submitting failed. Shown in the bar, which is always visible. */
  failure: string | null;
  onBack: () => void;
}

/** The bar at the bottom of the form: Back, progress, and Submit. */
export function UpdateSubmitBar({ queue, phase, failure, onBack }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const isBusy = phase === 'uploads' || phase === 'submitting';
  const submitLabel = () => {
    if (phase === 'done') return t('Update submitted');
    return isBusy ? t('Submitting...') : t('Submit Update');
  };
  return (
    <ActionBar problem={failure} problemTitle={t('Form submission error')}>
      <SubmitStages queue={queue} phase={phase} />
      <Row gap={12} justify="between">
        <Button size="large" className={styles.button} onClick={onBack}>
          {t('Back')}
        </Button>
        <SubmitButton size="large" className={styles.button} isPending={isBusy} disabled={phase === 'done'}>
          {submitLabel()}
        </SubmitButton>
      </Row>
    </ActionBar>
  );
}
