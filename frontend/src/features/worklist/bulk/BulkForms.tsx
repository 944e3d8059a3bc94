import type { BulkChange } from '@portal/contract/requests/bulk/bulkAction.ts';
import { dueDateRange } from '@portal/contract/requests/rules/dueDate.ts';
import { dueDateForm, MAX_REASON } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { MAX_NOTES, statusUpdate } from '@portal/contract/requests/schemas/requestEdits.ts';
import { useWatch } from 'react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { formatCount } from '../../../lib/formatFigure.ts';
import { useAssignees } from '../../requests/api/useAssignees.ts';
import { useRequestStatuses } from '../../requests/api/useRequestStatuses.ts';
import type { SelectedRow } from './rowSelection.ts';

/** Says how many requests change. */
function CountText({ count }: { count: number }) {
  const { t } = useTranslation();
  return <p>{t('This changes {{requests}} requests.', { count, requests: formatCount(count) })}</p>;
}

export interface BulkFormProps {
  /** How many requests the change is for. */
  count: number;
  /** The first of them that the browser knows. */
  first: SelectedRow | undefined;
  onSubmit: (change: BulkChange) => void;
  onClose: () => void;
}

const NOBODY = 'nobody';
const assignForm = z.object({ assigneeId: z.string().check(z.minLength(1, 'Please select a person')) });

/** Chooses the assignee of the selected requests. */
export function BulkAssignForm({ count, onSubmit, onClose }: BulkFormProps) {
  const { t } = useTranslation();
  const assignees = useAssignees(true);
  const edit = useListForm({
    schema: assignForm,
    values: { assigneeId: '' },
    save: async ({ assigneeId }) =>
      onSubmit({ kind: 'assign', assigneeId: assigneeId === NOBODY ? null : assigneeId }),
  });
  return (
    <FormDialog title={t('Assign requests')} save={t('Assign')} edit={edit} onClose={onClose}>
      <CountText count={count} />
      <SelectField<{ assigneeId: string }>
        name="assigneeId"
        label={t('Assigned to')}
        placeholder={t('Select a person')}
        choices={[
          { value: NOBODY, label: t('Unassigned') },
          ...assignees.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
      />
    </FormDialog>
  );
}

const { status, notes, isPrivate } = statusUpdate.shape;
const statusForm = z.object({ status, notes, isPrivate });

interface StatusValues {
  status: string;
  notes: string;
  isPrivate: boolean;
}

/** Chooses the status of the selected requests, with notes for all of them. */
export function BulkStatusForm({ count, onSubmit, onClose }: BulkFormProps) {
  const { t } = useTranslation();
  const statuses = useRequestStatuses();
  const edit = useListForm({
    schema: statusForm,
    values: { status: '', notes: '', isPrivate: false } as StatusValues,
    save: async (values) =>
      onSubmit({ kind: 'status', ...values, isPrivate: values.isPrivate && values.notes !== '' }),
  });
  const [notes, isPrivate] = useWatch({ control: edit.form.control, name: ['notes', 'isPrivate'] });
  const hasNotes = notes.trim() !== '';
  return (
    <FormDialog title={t('Change status')} save={t('Change status')} edit={edit} onClose={onClose}>
      <CountText count={count} />
      <SelectField<StatusValues>
        name="status"
        label={t('Status')}
        placeholder={t('Select a status')}
        choices={statuses.map(({ key, label }) => ({ value: key, label: t(label) }))}
      />
      <TextAreaField<StatusValues>
        name="notes"
        label={t('Notes')}
        hint={t('The client can read notes on the request page unless they are private.')}
        optional
        maxLength={MAX_NOTES}
      />
      {hasNotes && (
        <CheckboxField<StatusValues>
          name="isPrivate"
          label={t('Private: hidden from the client, and no email is sent')}
        />
      )}
      <p>
        {hasNotes && isPrivate
          ? t('The clients aren’t notified, but see the new status on the request page.')
          : t(
              'The client of each request gets an email about its new status, unless they turned these emails off.',
            )}{' '}
        {t('You can’t undo this for all requests at once.')}
      </p>
    </FormDialog>
  );
}

interface DueDateValues {
  dueDate: string;
  reason: string;
}

/** Chooses the due date of the selected requests, with the reason. */
export function BulkDueDateForm({ count, onSubmit, onClose }: BulkFormProps) {
  const { t } = useTranslation();
  const [range] = useState(() => dueDateRange(new Date()));
  const edit = useListForm({
    schema: dueDateForm,
    values: { dueDate: '', reason: '' } as DueDateValues,
    save: async (values) => onSubmit({ kind: 'dueDate', ...values }),
  });
  return (
    <FormDialog title={t('Change due date')} save={t('Change due date')} edit={edit} onClose={onClose}>
      <CountText count={count} />
      <p>{t('Clients see the expected date on the request page. We don’t email them about it.')}</p>
      <TextField<DueDateValues>
        name="dueDate"
        label={t('Due date')}
        type="date"
        min={range.first}
        max={range.last}
      />
      <TextAreaField<DueDateValues>
        name="reason"
        label={t('Reason')}
        hint={t('Only staff can read it.')}
        maxLength={MAX_REASON}
      />
    </FormDialog>
  );
}
