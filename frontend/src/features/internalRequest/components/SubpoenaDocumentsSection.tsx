import { internalUploads } from '@portal/contract/files/rules/internalUploads.ts';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { useFieldError } from '../../../components/form/useFieldError.ts';
import { UploadArea } from '../../uploads/UploadArea.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';

/** The subpoena documents of the request. */
export function SubpoenaDocumentsSection({ queue }: { queue: UploadQueue }) {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('Subpoena Documents')}
      text={t('The subpoena as served, with its attachments.')}
      columns={false}
      required
    >
      <UploadArea
        group="uploadedFiles"
        queue={queue}
        rules={internalUploads}
        label={t('Subpoena Documents')}
        error={useFieldError('uploadedFiles')}
      />
    </FormSection>
  );
}
