import { Checkbox } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useSaveEdit } from '../editing/useSaveEdit.ts';

interface Props {
  request: StaffRequestView;
  name: 'subpoenaApproved' | 'recordsSaved';
  label: string;
  saved: string;
  failed: string;
}

/** A checkbox that saves on change and reverts when saving fails. */
export function QuickAction({ request, name, label, saved, failed }: Props) {
  const toasts = useToasts();
  const save = useSaveEdit(request._id);
  const [pendingValue, setPendingValue] = useState<boolean | null>(null);

  function toggle(checked: boolean) {
    if (pendingValue !== null) return;
    setPendingValue(checked);
    save.mutate(
      { requestId: request._id, updateType: 'checkbox', checkboxData: { [name]: checked } },
      {
        onSuccess: () => toasts.show({ type: 'success', message: saved }),
        onError: () => toasts.show({ type: 'error', message: failed }),
        onSettled: () => setPendingValue(null),
      },
    );
  }

  return (
    <Row gap={10} nowrap>
      <Checkbox
        label={label}
        checked={pendingValue ?? request[name]}
        aria-disabled={pendingValue !== null || undefined}
        onChange={(_, { checked }) => toggle(checked === true)}
      />
      {pendingValue !== null && <SmallSpinner />}
    </Row>
  );
}
