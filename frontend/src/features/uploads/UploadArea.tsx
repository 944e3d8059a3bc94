import type { UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../components/form/FieldError.tsx';
import { Stack } from '../../components/layout/pieces.tsx';
import { useWarmUp } from '../../components/lazyComponent.tsx';
import { DropZone } from './DropZone.tsx';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import type { Upload } from './upload.ts';
import { loadUploadCode, type UploadQueue } from './uploadQueue.ts';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './useUploads.ts';

interface Props {
  /** The upload group, which is also the name of the form field. */
  group: string;
  queue: UploadQueue;
  rules: UploadRules;
  /** Accessible name of the area. */
  label: string;
  /** Error message of the form field. */
  error?: string | undefined;
  /** What is shown below a file. */
  children?: (upload: Upload) => ReactNode;
}

/** A drop zone and the list of selected files. */
export function UploadArea({ group, queue, rules, label, error, children }: Props) {
  useWarmUp(loadUploadCode);
  const { t } = useTranslation();
  const add = useCallback((files: File[]) => queue.add(group, files), [queue, group]);
  const uploads = useUploads(queue).filter((upload) => upload.group === group);
  return (
    <Stack gap={12} shared="above8">
      <FieldError id={`field-${group}-error`} message={error} />
      <DropZone name={group} label={label} rules={rules} invalid={Boolean(error)} onFiles={add} />
      {uploads.length > 0 && (
        <Stack as="ul" gap={8} aria-label={t('Files: {{group}}', { group: label })}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRetry={queue.retry} onRemove={queue.remove}>
              {children?.(upload)}
            </UploadRow>
          ))}
        </Stack>
      )}
      <UploadAnnouncer uploads={uploads} />
    </Stack>
  );
}
