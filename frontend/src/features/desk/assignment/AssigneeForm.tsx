import type { Assignee } from '@portal/contract/requests/schemas/assignee.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { ChangeForm } from '../editing/ChangeForm.tsx';
import { type ChangeValues, useChangeForm } from '../editing/useChangeForm.ts';
import { useAssign } from './useAssign.ts';

const schema = z.object({ assigneeId: z.string(), dueDate: z.string(), reason: z.string() });

interface Props {
  request: StaffRequestView;
  assignees: readonly Assignee[];
  onClose: () => void;
}

/** Selects the assignee. A current assignee who is no longer on the staff list stays selectable. */
export function AssigneeForm({ request, assignees, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const assign = useAssign(request._id);
  const change = useChangeForm({
    request,
    field: 'assigneeId',
    schema,
    storedValueOf: ({ assignee }) => assignee?.userId ?? '',
    save: ({ assigneeId }, seen) =>
      assign.mutateAsync({ requestId: request._id, assigneeId: assigneeId || null, seen: seen || null }),
    onSaved: () => {
      toasts.show({ type: 'success', message: t('Assignment saved') });
      onClose();
    },
    onUnchanged: onClose,
  });
  const currentAssignees = [request.assignee, change.newerRequest?.assignee ?? null].filter(
    (person) => person !== null,
  );
  const choices = [
    ...new Map([...currentAssignees, ...assignees].map((person) => [person.userId, person])).values(),
  ].toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <ChangeForm
      title={t('Assignment')}
      label={t('Assigned to')}
      change={change}
      conflictTitle={t('Someone else assigned this request')}
      formatInput={(value) => choices.find(({ userId }) => userId === value)?.name ?? t('Unassigned')}
      formatStored={({ assignee }) => assignee?.name ?? t('Unassigned')}
      onClose={onClose}
    >
      <SelectField<ChangeValues>
        name="assigneeId"
        label={t('Assigned to')}
        placeholder={t('Unassigned')}
        choices={choices.map(({ userId, name }) => ({ value: userId, label: name }))}
      />
    </ChangeForm>
  );
}
