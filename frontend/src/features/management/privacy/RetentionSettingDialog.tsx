import { saveRetention } from '@portal/contract/retention/endpoints/retention.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { RetentionFields } from '../../retention/RetentionFields.tsx';
import { retentionForm, type RetentionValues, typedDays } from '../../retention/rules/retentionForm.ts';
import { retentionQuery } from '../api/retentionQuery.ts';
import { TonightsDeletion } from './TonightsDeletion.tsx';

interface Props {
  /** As it is now; null: kept always. */
  days: number | null;
  onClose: () => void;
}

/** Says for how long files of closed requests are kept, after telling what that would delete tonight. */
export function RetentionSettingDialog({ days, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (wanted: RetentionValues) =>
      call(saveRetention, {
        body: {
          days: wanted.kind === 'days' ? typedDays(wanted.days) : null,
          reason: wanted.reason,
          seen: days,
        },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: retentionQuery.queryKey }),
  });
  const edit = useListForm<RetentionValues, RetentionValues>({
    schema: retentionForm,
    values: {
      scope: '',
      kind: days === null ? '' : 'days',
      days: days === null ? '' : String(days),
      reason: '',
    },
    save: (wanted) => save.mutateAsync(wanted),
    onSaved: () => {
      toasts.show({ type: 'success', message: t('Retention saved') });
      onClose();
    },
    failure: t('The retention was not saved'),
  });
  return (
    <FormDialog title={t('Change retention')} save={t('Save')} edit={edit} onClose={onClose}>
      <RetentionFields
        usual={t('kept indefinitely')}
        choices={[{ value: 'days', label: t('deleted after a number of days') }]}
      />
      <TonightsDeletion />
    </FormDialog>
  );
}
