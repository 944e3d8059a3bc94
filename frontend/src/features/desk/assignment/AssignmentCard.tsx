import { Button } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact, FactList } from '../../../components/card/FactList.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { formatTime } from '../../../lib/format.ts';
import { useStaffFormOpener } from '../../../lib/session/staffForms.ts';
import { assigneesQuery } from '../../requests/api/useAssignees.ts';
import { leaseQuery, type LeaseState } from '../../requests/live/leaseQuery.ts';
import { EditableCard } from '../editing/EditableCard.tsx';
import { AssigneeForm } from './AssigneeForm.tsx';
import { AssignToMe } from './AssignToMe.tsx';

/** Who works on the request, with a form to change it. */
export function AssignmentCard({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  useStaffFormOpener('assigneeId', () => setEditing(true));
  const { data: lease } = useQuery(leaseQuery(request._id));
  const { data, error, isFetching, refetch } = useQuery({ ...assigneesQuery, enabled: isEditing });
  const close = () => setEditing(false);
  const form = data ? (
    <AssigneeForm request={request} assignees={data} onClose={close} />
  ) : error ? (
    <Notice
      type="error"
      role="alert"
      title={t('Failed to load the staff list')}
      actions={
        <>
          <Button disabledFocusable={isFetching} onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
          <Button onClick={close}>{t('Cancel')}</Button>
        </>
      }
    >
      {error.message}
    </Notice>
  ) : (
    <Row role="status" gap={8} nowrap>
      <SmallSpinner />
      {t('Loading the staff list...')}
    </Row>
  );
  return (
    <EditableCard title={t('Assignment')} isEditing={isEditing} onEdit={() => setEditing(true)} form={form}>
      <Row gap={16} rowGap={8} align="end">
        <FactList>
          <Fact term={t('Assigned to')}>
            {[request.assignee?.name ?? t('Unassigned'), takenText(lease)].filter(Boolean).join(' · ')}
          </Fact>
        </FactList>
        {!request.assignee && <AssignToMe requestId={request._id} />}
      </Row>
    </EditableCard>
  );

  /** Who took the request with “Start next”. The assignee stays as it is. */
  function takenText(state: LeaseState | undefined): string | null {
    if (state?.kind === 'mine') return t('Taken by you until {{time}}', { time: formatTime(state.until) });
    if (state?.kind !== 'others') return null;
    return t('Taken by {{name}} until {{time}}', { name: state.name, time: formatTime(state.until) });
  }
}
