import {
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import { MAX_NOTES } from '@portal/contract/requests/schemas/requestEdits.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../../components/dialogs/DialogForm.tsx';
import { CheckboxField } from '../../../../components/form/CheckboxField.tsx';
import { SelectField } from '../../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../../components/form/TextAreaField.tsx';
import { ConflictNotice } from '../../../../components/notices/ConflictNotice.tsx';
import { useToasts } from '../../../../components/toasts/useToasts.ts';
import { type NotesDraft, type StatusValues, useStatusForm } from './useStatusForm.ts';

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
        <SelectField<StatusValues>
          name="status"
          label={t('Status')}
          placeholder={t('Select a status')}
          choices={choosableStatuses(statuses, request.status).map(({ key, label }) => ({
            value: key,
            label: t(label),
          }))}
        />
        <TextAreaField<StatusValues>
          name="notes"
          label={t('Notes')}
          hint={t('The client can read notes on the request page unless they are private.')}
          optional
          maxLength={MAX_NOTES}
        />
        {edit.hasNotes && (
          <CheckboxField<StatusValues>
            name="isPrivate"
            label={t('Private: hidden from the client, and no email is sent')}
          />
        )}
      </DialogForm>
    </FormProvider>
  );
}

/** The statuses to choose from. Includes the current one even if it is no longer configured. */
function choosableStatuses(
  statuses: readonly StatusDefinition[],
  current: string,
): readonly StatusDefinition[] {
  const isListed = statuses.some(({ key }) => key === current);
  return isListed ? statuses : [statusDefinitionOf(current, statuses), ...statuses];
}
