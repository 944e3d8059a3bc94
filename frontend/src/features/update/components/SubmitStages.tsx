import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import { useUploads } from '../../uploads/useUploads.ts';
import { uploadStage } from '../rules/uploadStage.ts';
import type { SubmitPhase } from '../useUpdateSubmit.ts';

const useStyles = makeStyles({
  done: { display: 'flex', fontSize: '16px', color: tokens.colorStatusSuccessForeground1 },
});

interface Props {
  queue: UploadQueue;
  phase: SubmitPhase | null;
}

/** The progress of a submission. The live region is always rendered, so that screen readers announce changes. */
export function SubmitStages({ queue, phase }: Props) {
  const styles = useStyles();
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
