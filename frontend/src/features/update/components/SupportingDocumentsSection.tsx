import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import { checkUpload } from '@portal/contract/files/rules/uploadRules.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { useFieldError } from '../../../components/form/useFieldError.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { UploadArea } from '../../uploads/UploadArea.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import type { UpdateValues } from '../updateValues.ts';

/** The files of an update. */
export function SupportingDocumentsSection({
  queue,
  isConfirmed,
  isRequired,
  asksForLoa,
}: {
  queue: UploadQueue;
  isConfirmed: boolean;
  /** False if staff asked for no document. */
  isRequired: boolean;
  /** Asks whether the files are a letter of authorization. */
  asksForLoa: boolean;
}) {
  const { t } = useTranslation();
  const text = () => {
    if (!isRequired)
      return t(
        'You can send your answer without files. We scan each file for viruses before anyone can open it.',
      );
    return isConfirmed
      ? t('Add at least one file. We scan each file for viruses before anyone can open it.')
      : t('Add at least one file. We upload the files after your Order ID and code are confirmed.');
  };
  return (
    <FormSection title={t('Supporting Documents')} text={text()} columns={false} required={isRequired}>
      {asksForLoa && (
        <CheckboxField<UpdateValues>
          name="isLoa"
          label={t('These files are a Letter of Authorization or Proof of Service')}
        />
      )}
      <UploadArea
        group="uploadedFiles"
        queue={useValidatedQueue(queue)}
        rules={updateUploads}
        label={t('Supporting Documents')}
        error={useFieldError('uploadedFiles')}
      />
    </FormSection>
  );
}

/** Wraps the upload queue: rejects invalid files with a toast and reports the number of added files. */
function useValidatedQueue(queue: UploadQueue): UploadQueue {
  const { t } = useTranslation();
  const toasts = useToasts();
  return useMemo(() => {
    function add(group: string, files: Iterable<File>): void {
      const valid = [...files].filter((file) => {
        const checked = checkUpload(file, updateUploads);
        if (checked.kind === 'ok') return true;
        toasts.show({ type: 'error', message: t(checked.text.template, checked.text.values) });
        return false;
      });
      if (valid.length === 0) return;
      queue.add(group, valid);
      toasts.show({
        type: 'success',
        message: t('{{files}} file(s) added successfully.', { files: valid.length }),
      });
    }
    return { ...queue, add };
  }, [queue, t, toasts]);
}
