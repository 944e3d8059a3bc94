import { paAppliesToLabel } from '@portal/contract/requests/catalogs/personalAppearance.ts';
import { appearanceLines } from '../../requests/appearance/appearanceLines.ts';
import { PERSONAL_APPEARANCE } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Fact, FactList } from '../../../components/card/FactList.tsx';
import { formatDateTime, formatDay, formatMoney } from '../../../lib/format.ts';
import { currentDisputeState } from '../../disputes/currentDisputeState.ts';
import { DisputeNotes } from '../../disputes/DisputeNotes.tsx';
import { typeFields } from '../../requests/fields/editedFields.ts';
import { RequestTypeFields } from '../../requests/fields/RequestTypeFields.tsx';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { FeeState } from '../../tracker/components/FeeState.tsx';
import { EditableCard } from '../editing/EditableCard.tsx';
import { EditForm } from '../editing/EditForm.tsx';
import { useEditLabels } from '../editing/useEditLabels.ts';
import { AuthorityFact } from './AuthorityFact.tsx';
import { RequestScope } from '../../requests/scope/RequestScope.tsx';
import { VerificationCode } from './VerificationCode.tsx';

interface Props {
  request: StaffRequestView;
  isEditing: boolean;
  onEdit?: (() => void) | undefined;
  onClose: () => void;
}

/** What is requested, and the fee. */
export function RequestCard({ request, isEditing, onEdit, onClose }: Props) {
  const { t } = useTranslation();
  const labels = useEditLabels();
  const title = t('Request Information');
  const isAppearance = request.requestType === PERSONAL_APPEARANCE;
  const appearance = appearanceLines(request);
  const form = (
    <EditForm
      form="request"
      title={title}
      request={request}
      updateType="patientInfo"
      fields={typeFields}
      labels={labels.details}
      onClose={onClose}
    >
      <RequestTypeFields />
    </EditForm>
  );
  return (
    <EditableCard title={title} isEditing={isEditing} onEdit={onEdit} form={form}>
      <FactList>
        <Fact term={t('Client Order Number')}>{request.orderId}</Fact>
        {!request.isSample && (
          <Fact term={t('Verification code')}>
            <VerificationCode
              key={request._id}
              requestId={request._id}
              contact={{
                email: request.contactEmail ?? request.copyServiceEmail,
                isSuppressed: request.contactIsSuppressed === true,
              }}
            />
          </Fact>
        )}
        <Fact term={t('Facility')}>{request.facilityName || t('Not provided')}</Fact>
        <Fact term={t('Request type')}>{requestTypeLabel(request.requestType, t)}</Fact>
        {isAppearance && request.paAppliesTo && (
          <Fact term={t('PA applies to')}>{t(paAppliesToLabel(request.paAppliesTo))}</Fact>
        )}
        {isAppearance && request.physicianName && (
          <Fact term={t('Physician name')}>{request.physicianName}</Fact>
        )}
        {isAppearance && appearance.length > 0 && (
          <Fact term={t('Date and place')}>
            {appearance.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Fact>
        )}
        {request.subpoenaReceivedDate && (
          <Fact term={t('Subpoena received')}>
            <time dateTime={request.subpoenaReceivedDate}>{formatDay(request.subpoenaReceivedDate)}</time>
          </Fact>
        )}
        <Fact term={t('Submitted')}>
          <time dateTime={request.submittedAt}>{formatDateTime(request.submittedAt)}</time>
        </Fact>
        <Fact term={t('Last updated')}>
          <time dateTime={request.updatedAt}>{formatDateTime(request.updatedAt)}</time>
        </Fact>
        <Fact term={t('Processing fee')}>
          {request.source === 'internal' ? (
            t('{{amount}}, internal request', { amount: formatMoney(request.payment.amount) })
          ) : (
            <>
              <FeeState
                fee={{ ...request.payment, disputed: currentDisputeState(request.payment.disputes) }}
              />
              <DisputeNotes disputes={request.payment.disputes} />
            </>
          )}
        </Fact>
        {request.clientRemindedAt && (
          <Fact term={t('Client last reminded')}>
            <time dateTime={request.clientRemindedAt}>{formatDateTime(request.clientRemindedAt)}</time>
          </Fact>
        )}
        <AuthorityFact request={request} />
        <Fact term={t('Authorization in the subpoena packet')}>
          {request.loaIncluded ? t('Yes') : t('No')}
        </Fact>
      </FactList>
      <RequestScope request={request} />
    </EditableCard>
  );
}
