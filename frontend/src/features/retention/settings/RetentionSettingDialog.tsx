import { saveRetention } from '@portal/contract/retention/endpoints/retention.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { call } from '../../../lib/api.ts';
import { RetentionFields } from '../RetentionFields.tsx';
import { retentionForm, type RetentionValues, parseDays } from '../rules/retentionForm.ts';
import { retentionQuery } from './retentionQuery.ts';
import { DeletionPreview } from './DeletionPreview.tsx';

interface Props {
  /** Current retention in days; null: kept indefinitely. */
  days: number | null;
  onClose: () => void;
}

/** Changes how long files of closed requests are kept. Shows what the new value would delete tonight. */
export function RetentionSettingDialog({ days, onClose }: Props) {
  const { t } = useTranslation();
  const edit = useListForm<RetentionValues, RetentionValues>({
    schema: retentionForm,
    values: {
      scope: '',
      kind: days === null ? '' : 'days',
      days: days === null ? '' : String(days),
      reason: '',
    },
    save: (values) =>
      call(saveRetention, {
        body: {
          days: values.kind === 'days' ? parseDays(values.days) : null,
          reason: values.reason,
          seen: days,
        },
      }),
    keys: [retentionQuery.queryKey],
    success: t('Retention saved'),
    onSaved: onClose,
    failure: t('The retention was not saved'),
  });
  return (
    <FormDialog title={t('Change retention')} save={t('Save')} edit={edit} onClose={onClose}>
      <RetentionFields
        defaultLabel={t('kept indefinitely')}
        choices={[{ value: 'days', label: t('deleted after a number of days') }]}
      />
      <DeletionPreview />
    </FormDialog>
  );
}
