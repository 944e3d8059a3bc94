import '../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { makeStyles } from '@fluentui/react-components';
import { requestAnotherDownload } from '@portal/contract/files/endpoints/downloadRequests.ts';
import {
  downloadRequestReasonKeys,
  downloadRequestReasons,
  newDownloadRequest,
} from '@portal/contract/files/schemas/downloadRequest.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormActions } from '../../../components/buttons/FormActions.tsx';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { type CallAccess, queryKeyOf, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

const { reason, note } = newDownloadRequest.shape;
const schema = z.object({ reason, note });

type Values = z.input<typeof schema>;

const useStyles = makeStyles({ form: { display: 'grid', gap: '16px', '& p': { margin: 0 } } });

interface Props {
  access: CallAccess;
  file: Pick<FileView, 'fileId' | 'originalName'>;
  onClose: () => void;
}

/** Asks for the reason and sends the request for another download to staff. */
export function RequestDownloadDialog({ access, file, onClose }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const toasts = useToasts();
  const formId = useId();
  const queryClient = useQueryClient();
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    defaultValues: { note: '' },
    resolver: standardSchemaResolver(schema),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: z.output<typeof schema>) =>
      withRequestAccess(queryClient, access, (requestAccess) =>
        call(requestAnotherDownload, {
          body: { requestId: access.request._id, fileId: file.fileId, ...values },
          requestAccess,
        }),
      ),
    onSuccess: () => {
      toasts.show({ type: 'success', message: t('We received your request for another download') });
      onClose();
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) }),
  });
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <SmallDialog
      title={t('Request another download')}
      onClose={close}
      actions={
        <FormActions
          label={isPending ? t('Sending...') : t('Send request')}
          isPending={isPending}
          form={formId}
          onCancel={close}
        />
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => void form.handleSubmit((values) => mutate(values))(event)}
        >
          <p>
            {t('Our staff decide whether “{{name}}” can be downloaded again. We’ll email you the answer.', {
              name: file.originalName,
            })}
          </p>
          {error && (
            <Notice type="error" role="alert">
              {error.message}
            </Notice>
          )}
          <SelectField<Values>
            name="reason"
            label={t('Reason')}
            placeholder={t('Select a reason')}
            choices={downloadRequestReasonKeys.map((value) => ({
              value,
              label: t(downloadRequestReasons[value]),
            }))}
          />
          <TextField<Values> name="note" label={t('Note to our staff')} optional maxLength={200} />
        </form>
      </FormProvider>
    </SmallDialog>
  );
}
