import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import '../../../lib/schemaMode.ts';
import { Button } from '@fluentui/react-components';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { answerDownloadRequest } from '@portal/contract/files/endpoints/downloadRequests.ts';
import { answerNote, downloadRequestReasons } from '@portal/contract/files/schemas/downloadRequest.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormActions } from '../../../components/buttons/FormActions.tsx';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

interface Props {
  requestId: string;
  files: readonly StaffFileView[];
}

/** The open requests of the client for another download, for the top of a page. */
export function DownloadRequests({ requestId, files }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap={8} shared="below16">
      {files.map((file) => (
        <OpenDownloadRequest
          key={file.fileId}
          requestId={requestId}
          file={file}
          title={t('The client asks for another download of “{{name}}”', { name: file.originalName })}
        />
      ))}
    </Stack>
  );
}

interface RequestProps {
  requestId: string;
  file: StaffFileView;
  title: string;
}

/** An open request of the client for another download of a file, which staff allow or decline. */
export function OpenDownloadRequest({ requestId, file, title }: RequestProps) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const [isDeclining, setDeclining] = useState(false);
  const { fileId, originalName: name, downloadRequest: request } = file;
  const { isPending, mutate } = useAnswer(requestId, () => setDeclining(false));
  if (request?.state !== 'open') return null;
  return (
    <Notice
      type="warning"
      title={title}
      actions={
        <>
          <Button
            appearance="primary"
            disabledFocusable={isPending}
            aria-label={t('Allow another download: {{name}}', { name })}
            onClick={() => mutate({ requestId, fileId, answer: 'allow' })}
          >
            {t('Allow')}
          </Button>
          <Button
            disabledFocusable={isPending}
            aria-label={t('Decline another download: {{name}}', { name })}
            onClick={() => setDeclining(true)}
          >
            {t('Decline')}
          </Button>
        </>
      }
    >
      {t('{{reason}}, sent on {{time}}', {
        reason: t(downloadRequestReasons[request.reason]),
        time: formatDateTime(request.requestedAt),
      })}
      {request.note && <p className={shared('flush', 'above4', 'breaks')}>{request.note}</p>}
      {isDeclining && (
        <DeclineDialog
          name={name}
          isPending={isPending}
          onDecline={(note) => mutate({ requestId, fileId, answer: 'decline', note })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Notice>
  );
}

/** Sends the answer of staff. Reloads the request also after errors, because someone else may have answered. */
function useAnswer(requestId: string, onSuccess: () => void) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof answerDownloadRequest>) => call(answerDownloadRequest, { body }),
    onSuccess: (_, { answer }) => {
      const message =
        answer === 'allow'
          ? t('Another download allowed. We’ll email the client.')
          : t('Another download declined. We’ll email the client.');
      toasts.show({ type: 'success', message });
      onSuccess();
    },
    onError: ({ message }) => toasts.show({ type: 'error', message }),
    onSettled: refresh,
  });
}

const declineForm = z.object({ note: answerNote });

interface DeclineProps {
  name: string;
  isPending: boolean;
  onDecline: (note: string) => void;
  onClose: () => void;
}

/** Asks for the note to the client. */
function DeclineDialog({ name, isPending, onDecline, onClose }: DeclineProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useForm<{ note: string }>({
    defaultValues: { note: '' },
    resolver: standardSchemaResolver(declineForm),
  });
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <SmallDialog
      title={t('Decline another download?')}
      onClose={close}
      actions={<FormActions label={t('Decline')} isPending={isPending} form={formId} onCancel={close} />}
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void form.handleSubmit(({ note }) => onDecline(note))(event)}
        >
          <p>{t('The client can’t download “{{name}}” again, and reads your note.', { name })}</p>
          <TextField<{ note: string }> name="note" label={t('Note to the client')} maxLength={200} />
        </form>
      </FormProvider>
    </SmallDialog>
  );
}
