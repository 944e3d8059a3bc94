import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useStaffFormOpener } from '../../../../lib/session/staffForms.ts';
import { ContactCard } from '../editing/ContactCard.tsx';
import { PatientCard } from '../editing/PatientCard.tsx';
import { RequestCard } from './RequestCard.tsx';

/** The facts of a request as editable cards. */
export function DetailsPanel({ request }: { request: StaffRequestView }) {
  /** Patient and request card both edit the request type, so only one of them can be open. */
  const [editedCard, setEditedCard] = useState<'patient' | 'request' | null>(null);
  useStaffFormOpener('patient', () => setEditedCard('patient'));
  useStaffFormOpener('request', () => setEditedCard('request'));
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
    </>
  );
}
