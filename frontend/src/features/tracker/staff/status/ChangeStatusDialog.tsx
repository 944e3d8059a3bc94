import {
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../../components/dialogs/DialogForm.tsx';
import { ConflictNotice } from '../../../../components/notices/ConflictNotice.tsx';
import { useToasts } from '../../../../components/toasts/useToasts.ts';
import { StatusFields } from './StatusFields.tsx';
import { type NotesDraft, useStatusForm } from './useStatusForm.ts';

const EMPTY_NOTES: NotesDraft = { notes: '', isPrivate: false };

interface Props {
  request: StaffRequestView;
  statuses: readonly StatusDefinition[];
  draft: NotesDraft;
  /** Receives the unsaved notes; empty after saving. */
  onClose: (draft: NotesDraft) => void;
}

/** Changes the status of a request or adds notes. */
export function ChangeStatusDialog({ request, statuses, draft, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const edit = useStatusForm(request, draft, () => {
    toasts.show({ type: 'success', message: t('Request status updated') });
    onClose(EMPTY_NOTES);
  });
  const { form, selectedStatus, newerStatus, isSaving } = edit;
  const labelOf = (key: string) => t(statusDefinitionOf(key, statuses).label);
  const close = () => {
    const { notes, isPrivate } = form.getValues();
    onClose({ notes, isPrivate });
  };
  return (
    <FormProvider {...form}>
      <DialogForm
        title={t('Update Request')}
        save={isSaving ? t('Saving...') : t('Save')}
        isSaving={isSaving}
        disabled={!edit.canSave}
        problem={edit.problem === null ? null : { title: t('Failed to update status'), reason: edit.problem }}
        onSubmit={edit.submit}
        onClose={close}
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
      </DialogForm>
    </FormProvider>
  );
}
