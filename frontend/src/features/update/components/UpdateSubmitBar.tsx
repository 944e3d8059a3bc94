import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../components/form/ActionBar.tsx';
import { SubmitButton } from '../../../components/buttons/SubmitButton.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { uploadStage } from '../rules/uploadStage.ts';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import type { SubmitPhase } from '../useUpdateSubmit.ts';
import { useUploads } from '../../uploads/useUploads.ts';

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

const useSubmitStagesStyles = makeStyles({
  done: { display: 'flex', fontSize: '16px', color: tokens.colorStatusSuccessForeground1 },
});

/** The progress of a submission. The live region is always rendered, so that screen readers announce changes. */
function SubmitStages({ queue, phase }: { queue: UploadQueue; phase: SubmitPhase | null }) {
  const styles = useSubmitStagesStyles();
  const { t } = useTranslation();
  const uploads = useUploads(queue);
  const stage = uploadStage(uploads);
  const isUploaded = phase === 'submitting' || stage.kind === 'complete';
  return (
    <Stack gap={4} shared={['body', 'plain']} role="status">
      {uploads.length > 0 && (phase === 'uploads' || phase === 'submitting') && (
        <Row gap={8} nowrap shared="breaks">
          {isUploaded ? (
            <span className={styles.done} aria-hidden>
              <CheckmarkCircleRegular />
            </span>
          ) : (
            <SmallSpinner />
          )}
          {uploadText()}
        </Row>
      )}
      {phase === 'submitting' && (
        <Row gap={8} nowrap shared="breaks">
          <SmallSpinner />
          {t('Submitting update request...')}
        </Row>
      )}
    </Stack>
  );

  function uploadText(): string {
    if (isUploaded) return t('Files uploaded successfully!');
    if (stage.kind !== 'uploading') return t('Preparing file uploads...');
    const { name, number, total } = stage;
    return t('Uploading {{name}}... ({{number}}/{{total}})', { name, number, total });
  }
}
