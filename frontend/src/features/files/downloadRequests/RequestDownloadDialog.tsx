import { requestAnotherDownload } from '@portal/contract/files/endpoints/downloadRequests.ts';
import {
  downloadRequestReasonKeys,
  downloadRequestReasons,
  newDownloadRequest,
} from '@portal/contract/files/schemas/downloadRequest.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { call } from '../../../lib/api.ts';
import { type CallAccess, queryKeyOf, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

const { reason, note } = newDownloadRequest.shape;
const schema = z.object({ reason, note });

interface Values {
  reason: string;
  note: string;
}

interface Props {
  access: CallAccess;
  file: Pick<FileView, 'fileId' | 'originalName'>;
  onClose: () => void;
}

/** Asks for the reason and sends the request for another download to staff. */
export function RequestDownloadDialog({ access, file, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const edit = useListForm<Values, z.output<typeof schema>>({
    schema,
    values: { reason: '', note: '' },
    save: (body) =>
      withRequestAccess(queryClient, access, (requestAccess) =>
        call(requestAnotherDownload, {
          body: { requestId: access.request._id, fileId: file.fileId, ...body },
          requestAccess,
        }),
      ).finally(() => void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) })),
    success: t('We received your request for another download'),
    onSaved: onClose,
    failure: (reasonOfFailure) => reasonOfFailure,
  });
  return (
    <FormDialog
      title={t('Request another download')}
      save={t('Send request')}
      saving={t('Sending...')}
      edit={edit}
      onClose={onClose}
    >
      <p>
        {t('Our staff decide whether “{{name}}” can be downloaded again. We’ll email you the answer.', {
          name: file.originalName,
        })}
      </p>
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
    </FormDialog>
  );
}
