import { changeRetention } from '@portal/contract/retention/endpoints/requestRetention.ts';
import type { RetentionChoice } from '@portal/contract/retention/schemas.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { useListForm } from '../../components/form/useListForm.ts';
import { call } from '../../lib/api.ts';
import { useRefresh } from '../requests/api/useRefresh.ts';
import { RetentionFields } from './RetentionFields.tsx';
import { retentionForm, type RetentionValues, parseDays } from './rules/retentionForm.ts';

/** Changes how long the files of a request, or one of its files, are kept. */
export function RetentionDialog({ request, onClose }: { request: StaffRequestView; onClose: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefresh(request._id);
  const current = request.retention?.choice ?? { kind: 'default' };
  const edit = useListForm<RetentionValues, RetentionValues>({
    schema: retentionForm,
    values: {
      scope: '',
      kind: current.kind === 'default' ? '' : current.kind,
      days: current.kind === 'days' ? String(current.days) : '',
      reason: '',
    },
    save: ({ scope, reason, ...choice }) =>
      call(changeRetention, {
        body: {
          requestId: request._id,
          ...(scope && { fileId: scope }),
          choice: toRetentionChoice(choice),
          reason,
        },
      }).finally(refresh),
    success: t('Retention saved'),
    onSaved: onClose,
    failure: t('The retention was not saved'),
  });
  const files = [...request.loaFiles, ...request.uploadedFiles].filter(({ deletedAt }) => !deletedAt);
  return (
    <FormDialog title={t('Change retention')} save={t('Save')} edit={edit} onClose={onClose}>
      <SelectField<RetentionValues>
        name="scope"
        label={t('Applies to')}
        placeholder={t('The whole request')}
        choices={files.map(({ fileId, originalName }) => ({ value: fileId, label: originalName }))}
      />
      <RetentionFields
        defaultLabel={t('kept under the request or portal setting')}
        choices={[
          { value: 'always', label: t('kept indefinitely (legal hold)') },
          { value: 'days', label: t('deleted after a number of days') },
        ]}
      />
    </FormDialog>
  );
}

function toRetentionChoice({ kind, days }: Pick<RetentionValues, 'kind' | 'days'>): RetentionChoice {
  if (kind === 'days') return { kind: 'days', days: parseDays(days) };
  return kind === 'always' ? { kind: 'always' } : { kind: 'default' };
}
