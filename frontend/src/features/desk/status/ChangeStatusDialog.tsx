import {
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx';
import { ConflictNotice } from '../../../components/notices/ConflictNotice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { failureTitle } from '../../../lib/language/failureTitle.ts';
import { StatusFields } from '../../fulfillment/status/StatusFields.tsx';
import { StatusConsequence } from './StatusConsequence.tsx';
import { useStatusForm } from './useStatusForm.ts';

interface Props {
  request: StaffRequestView;
  statuses: readonly StatusDefinition[];
  onClose: () => void;
}

/** Changes the status of a request or adds notes. */
export function ChangeStatusDialog({ request, statuses, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const edit = useStatusForm(request, () => {
    toasts.show({ type: 'success', message: t('Request status updated') });
    onClose();
  });
  const { form, selectedStatus, newerStatus, isSaving } = edit;
  const labelOf = (key: string) => t(statusDefinitionOf(key, statuses).label);
  return (
    <FormProvider {...form}>
      <DialogForm
        title={t('Update Request')}
        save={isSaving ? t('Saving...') : t('Save')}
        isSaving={isSaving}
        disabled={!edit.canSave}
        problem={
          edit.problem && {
            title: failureTitle(edit.problem, t('Failed to update status')),
            reason: edit.problem.message,
          }
        }
        onSubmit={edit.submit}
        onClose={onClose}
      >
        {newerStatus !== null && (
          <ConflictNotice
            title={t('Someone else changed the status')}
            conflicts={[
              {
                field: 'status',
                label: t('Status'),
                yours: labelOf(selectedStatus),
                saved: labelOf(newerStatus),
              },
            ]}
            onKeep={edit.keepMine}
            onUseSaved={edit.acceptStored}
          />
        )}
        <StatusFields statuses={statuses} current={request.status} />
        <StatusConsequence request={request} />
      </DialogForm>
    </FormProvider>
  );
}
