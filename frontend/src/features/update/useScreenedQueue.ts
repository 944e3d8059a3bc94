import { updateUploads } from '@portal/contract/rules/updateUploads.ts';
import { checkUpload } from '@portal/contract/rules/uploadRules.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../components/toasts/useToasts.ts';
import type { UploadQueue } from '../uploads/uploadQueue.ts';

/** The queue, with a doorkeeper: files that cannot be taken are skipped and said, the others counted. */
export function useScreenedQueue(queue: UploadQueue): UploadQueue {
  const { t } = useTranslation();
  const toasts = useToasts();
  return useMemo(() => {
    function add(group: string, files: Iterable<File>): void {
      const valid = [...files].filter((file) => {
        const checked = checkUpload(file, updateUploads);
        if (checked.kind === 'ok') return true;
        toasts.show({ type: 'error', message: t(checked.said.template, checked.said.values) });
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
