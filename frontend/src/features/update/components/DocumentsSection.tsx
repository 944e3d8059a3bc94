import { updateUploads } from '@portal/contract/rules/updateUploads.ts';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { useFieldError } from '../../../components/form/useFieldError.ts';
import { UploadArea } from '../../uploads/UploadArea.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import type { UpdateValues } from '../updateValues.ts';
import { useScreenedQueue } from '../useScreenedQueue.ts';

/** What comes with the update. */
export function DocumentsSection({ queue, isFound }: { queue: UploadQueue; isFound: boolean }) {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('Supporting Documents')}
      text={
        isFound
          ? t('At least one. Each file is checked for viruses before anybody can open it.')
          : t('At least one. Files wait here and are uploaded once order ID and code are confirmed.')
      }
      columns={false}
      required
    >
      <CheckboxField<UpdateValues>
        name="isLoa"
        label={t('These files are a Letter of Authorization or Proof of Service')}
      />
      <UploadArea
        group="uploadedFiles"
        queue={useScreenedQueue(queue)}
        rules={updateUploads}
        label={t('Supporting Documents')}
        error={useFieldError('uploadedFiles')}
      />
    </FormSection>
  );
}
