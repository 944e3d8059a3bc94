import { makeStyles } from '@fluentui/react-components';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../components/buttons/FormActions.tsx';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { type ClientViewAccess, queryKeyOf } from '../../requests/api/withRequestAccess.ts';
import { isRunning, uploadedFilesOf } from '../../uploads/upload.ts';
import { UploadArea } from '../../uploads/UploadArea.tsx';
import { createUploadQueue } from '../../uploads/uploadQueue.ts';
import { useUploads } from '../../uploads/useUploads.ts';

const GROUP = 'uploadedFiles';

const useStyles = makeStyles({ content: { display: 'grid', gap: '16px', '& p': { margin: 0 } } });

interface Props {
  access: ClientViewAccess;
  file: Pick<FileView, 'fileId' | 'originalName'>;
  onClose: () => void;
}

/** Uploads clean copies of a blocked file and sends them as an update. A repeated send adds no second update. */
export function UploadAgainDialog({ access, file, onClose }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { updateId, queue } = useReplacement(access);
  const uploads = useUploads(queue);
  const uploadedFiles = uploadedFilesOf(uploads, GROUP);
  const { mutate, isPending, error } = useSendReplacement({ access, file, updateId, onClose });
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <SmallDialog
      title={t('Upload again')}
      onClose={close}
      actions={
        <FormActions
          label={isPending ? t('Sending...') : t('Send files')}
          isPending={isPending}
          disabled={uploadedFiles.length === 0 || uploads.some(isRunning)}
          onConfirm={() => mutate(uploadedFiles.map(({ fileId }) => ({ fileId })))}
          onCancel={close}
        />
      }
    >
      <div className={styles.content}>
        <p>{t('Add a clean copy of “{{name}}”. Our staff review it.', { name: file.originalName })}</p>
        {error && (
          <Notice type="error" role="alert">
            {error.message}
          </Notice>
        )}
        <UploadArea group={GROUP} queue={queue} rules={updateUploads} label={t('Files')} error={undefined} />
      </div>
    </SmallDialog>
  );
}

/** The ID of the update, and the queue that uploads its files while the dialog is open. */
function useReplacement(access: ClientViewAccess) {
  const [replacement] = useState(() => {
    const updateId = crypto.randomUUID();
    const sessionKey = updateKeyOf(access.request._id, updateId);
    const queue = createUploadQueue({
      sessionKey,
      waitsForTarget: true,
      rules: updateUploads,
      uploaded: { [GROUP]: [] },
    });
    queue.setTarget({ sessionKey, ...(access.pair && { requestAccess: access.request.requestAccess }) });
    return { updateId, queue };
  });
  useEffect(() => () => replacement.queue.close(), [replacement]);
  return replacement;
}

interface Replacement extends Props {
  readonly updateId: string;
}

/** Sends the uploaded files as an update with the kind of the blocked file. */
function useSendReplacement({ access, file, updateId, onClose }: Replacement) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { request, pair } = access;
  const isLoa = request.loaFiles.some(({ fileId }) => fileId === file.fileId);
  const updateDetails = t('Replaces “{{name}}”, which did not pass the virus scan.', {
    name: file.originalName,
  });
  return useMutation({
    mutationFn: (uploadedFiles: { fileId: string }[]) =>
      call(updateClientRequest, {
        body: {
          orderId: request.orderId,
          ...(pair ? { verificationCode: pair.code } : { requestId: request._id }),
          updateId,
          updateReason: 'Additional Documents',
          updateDetails,
          uploadKind: isLoa ? 'loa' : 'supporting',
          uploadedFiles,
        },
        fallback: 'Failed to submit update request',
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) });
      toasts.show({ type: 'success', message: t('Update submitted successfully') });
      onClose();
    },
  });
}
