import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import { useUploads } from '../../uploads/useUploads.ts';
import { uploadStage } from '../rules/uploadStage.ts';
import type { SubmitPhase } from '../useUpdateSubmit.ts';

const useStyles = makeStyles({
  stages: {
    display: 'grid',
    gap: '4px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
  },
  stage: { display: 'flex', alignItems: 'center', gap: '8px', margin: 0, overflowWrap: 'anywhere' },
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
    <div className={styles.stages} role="status">
      {uploads.length > 0 && (phase === 'uploads' || phase === 'submitting') && (
        <div className={styles.stage}>
          {isUploaded ? (
            <span className={styles.done} aria-hidden>
              <CheckmarkCircleRegular />
            </span>
          ) : (
            <SmallSpinner />
          )}
          {uploadText()}
        </div>
      )}
      {phase === 'submitting' && (
        <div className={styles.stage}>
          <SmallSpinner />
          {t('Submitting update request...')}
        </div>
      )}
    </div>
  );

  function uploadText(): string {
    if (isUploaded) return t('Files uploaded successfully!');
    if (stage.kind !== 'uploading') return t('Preparing file uploads...');
    const { name, number, total } = stage;
    return t('Uploading {{name}}... ({{number}}/{{total}})', { name, number, total });
  }
}
