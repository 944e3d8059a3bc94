import type { StaffRequestView } from '@portal/contract/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../lib/format.ts';
import { requestTypeLabel } from '../../../requests/requestTypeLabel.ts';
import { patientFields } from '../../../requests/fields/editedFields.ts';
import { EditableCard } from './EditableCard.tsx';
import { EditForm } from './EditForm.tsx';
import { Fact, FactList } from '../../../../components/card/FactList.tsx';
import { PatientFields } from './PatientFields.tsx';
import { useEditWords } from './useEditWords.ts';

interface Props {
  request: StaffRequestView;
  isEditing: boolean;
  onEdit?: (() => void) | undefined;
  onClose: () => void;
}

/** Whose records are requested. */
export function PatientCard({ request, isEditing, onEdit, onClose }: Props) {
  const { t } = useTranslation();
  const words = useEditWords();
  const title = t('Patient Information');
  const form = (
    <EditForm
      title={title}
      request={request}
      updateType="patientInfo"
      fields={patientFields}
      words={words.details}
      onClose={onClose}
    >
      <PatientFields />
    </EditForm>
  );
  return (
    <EditableCard title={title} isEditing={isEditing} onEdit={onEdit} form={form}>
      <FactList>
        <Fact term={t('Patient full name')}>{request.patientName}</Fact>
        <Fact term={t('Date of birth')}>{request.patientDob && formatDay(request.patientDob)}</Fact>
        <Fact term={t('SSN, last 4 digits')}>{request.patientSsnLast4}</Fact>
        <Fact term={t('Request Type')}>{requestTypeLabel(request.requestType, t)}</Fact>
      </FactList>
    </EditableCard>
  );
}
