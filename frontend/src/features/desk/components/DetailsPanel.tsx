import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card/Card.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useStaffFormOpener } from '../../../lib/session/staffForms.ts';
import { ContactCard } from '../editing/ContactCard.tsx';
import { PatientCard } from '../editing/PatientCard.tsx';
import { RequestCard } from './RequestCard.tsx';

const RequestAccounts = lazyComponent(
  async () => (await import('../../tracker/components/access/RequestAccounts.tsx')).RequestAccounts,
);

interface Props {
  request: StaffRequestView;
  /** Whether its tab is selected. The accounts load when it first is. */
  isShown: boolean;
}

/** The facts of a request as editable cards, and the accounts that have it. */
export function DetailsPanel({ request, isShown }: Props) {
  const { t } = useTranslation();
  /** Patient and request card both edit the request type, so only one of them can be open. */
  const [editedCard, setEditedCard] = useState<'patient' | 'request' | null>(null);
  useStaffFormOpener('patient', () => setEditedCard('patient'));
  useStaffFormOpener('request', () => setEditedCard('request'));
  const [hasBeenShown, setShown] = useState(isShown);
  if (isShown && !hasBeenShown) setShown(true);
  const stopEditing = () => setEditedCard(null);
  return (
    <>
      <PatientCard
        request={request}
        isEditing={editedCard === 'patient'}
        onEdit={editedCard ? undefined : () => setEditedCard('patient')}
        onClose={stopEditing}
      />
      <RequestCard
        request={request}
        isEditing={editedCard === 'request'}
        onEdit={editedCard ? undefined : () => setEditedCard('request')}
        onClose={stopEditing}
      />
      <ContactCard request={request} />
      {hasBeenShown && (
        <Card title={t('Accounts with this order')}>
          <RequestAccounts requestId={request._id} isStaff />
        </Card>
      )}
    </>
  );
}
