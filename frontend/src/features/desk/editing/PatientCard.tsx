import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Fact, FactList } from '../../../components/card/FactList.tsx';
import { PatientFields } from '../../../components/form/PatientFields.tsx';
import { formatDay } from '../../../lib/format.ts';
import { patientFields, type EditValues } from '../../requests/fields/editedFields.ts';
import { RequestTypeFields } from '../../requests/fields/RequestTypeFields.tsx';
import { CorrectedValue } from '../../requests/corrections/CorrectedValue.tsx';
import { EditableCard } from './EditableCard.tsx';
import { EditForm } from './EditForm.tsx';
import { useEditLabels } from './useEditLabels.ts';

interface Props {
  request: StaffRequestView;
  isEditing: boolean;
  onEdit?: (() => void) | undefined;
  onClose: () => void;
}

/** The patient of a request. */
export function PatientCard({ request, isEditing, onEdit, onClose }: Props) {
  const { t } = useTranslation();
  const labels = useEditLabels();
  const title = t('Patient Information');
  const form = (
    <EditForm
      form="patient"
      title={title}
      request={request}
      updateType="patientInfo"
      fields={patientFields}
      labels={labels.details}
      onClose={onClose}
    >
      <PatientFields<EditValues> ssn={{ label: t('SSN, last 4 digits') }} />
      <RequestTypeFields />
    </EditForm>
  );
  return (
    <EditableCard title={title} isEditing={isEditing} onEdit={onEdit} form={form}>
      <FactList short>
        <Fact term={t('Patient full name')}>
          <CorrectedValue request={request} field="patientName">
            {request.patientName}
          </CorrectedValue>
        </Fact>
        <Fact term={t('Date of birth')}>
          <CorrectedValue request={request} field="patientDob">
            {request.patientDob && formatDay(request.patientDob)}
          </CorrectedValue>
        </Fact>
        <Fact term={t('SSN, last 4 digits')}>{request.patientSsnLast4}</Fact>
      </FactList>
    </EditableCard>
  );
}
