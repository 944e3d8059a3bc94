import { paAppliesToLabel } from '@portal/contract/requests/catalogs/personalAppearance.ts';
import { useConfirmationAddresses } from '../useConfirmationAddresses.ts';
import { appearanceLines } from '../../requests/appearance/appearanceLines.ts';
import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import { PERSONAL_APPEARANCE, requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { toAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import { withoutHiddenRanges } from '@portal/contract/requests/rules/toRequest.ts';
import { scopeInput } from '@portal/contract/requests/scope/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatDay, formatFileSize } from '../../../lib/format.ts';
import { authorityLines } from '../../requests/authority/authorityFacts.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { useScopeLines } from '../../requests/scope/useScopeLines.ts';
import type { UploadedFile } from '../../uploads/uploadedFile.ts';
import { copyServicesQuery } from '../../requests/api/copyServicesQuery.ts';
import { EarlierRequests } from '../components/EarlierRequests.tsx';
import { LazyAuthorizationNotices } from '../components/LazyAuthorizationNotices.tsx';
import { ReviewGroup, type ReviewLine } from '../components/ReviewGroup.tsx';
import { chosenOffice } from '../rules/chosenOffice.ts';
import { contactsAsSent } from '../rules/contactsAsSent.ts';

interface Props {
  draftId: string;
  values: WizardValues;
  /** Social Security digits were lost in a reload. */
  ssnLost: boolean;
  onEdit: (step: number) => void;
}

/** Step 4: a summary of the request before it is sent. */
export function ReviewRequestStep({ draftId, values: entered, ssnLost, onEdit }: Props) {
  const { t } = useTranslation();
  const values = contactsAsSent(entered);
  const confirmedTo = useConfirmationAddresses();
  const { data: services = [] } = useQuery(copyServicesQuery);
  const location = chosenOffice(values, services);
  const scopeLines = useScopeLines();
  const scope = values.scope && scopeInput.safeParse(withoutHiddenRanges(values.scope)).data;
  const isPersonalAppearance = Number(values.requestType) === PERSONAL_APPEARANCE;
  const submitter: ReviewLine[] = [
    [t('Client Order Number'), values.orderId],
    [t('Copy service'), values.copyServiceName],
    ...(location ? [[t('Location'), [location.fullName, location.address]] satisfies ReviewLine] : []),
    [t('Copy service email'), values.copyServiceEmail],
    [t('Copy service phone'), displayPhone(values.copyServicePhone)],
    [t('Attorney email'), values.lawyerEmail],
    [t('Attorney phone'), displayPhone(values.lawyerPhone)],
    [t('Attorney name'), values.attorneyName],
    [t('Firm name'), values.firmName],
    [t('Confirmation emailed to'), confirmedTo(values)],
  ];
  const patient: ReviewLine[] = [
    [t('Patient full name'), values.patientName],
    [t('Date of birth'), values.patientDob && formatDay(values.patientDob)],
    [
      t('Social Security number'),
      values.patientSsnLast4 && t('ending in {{digits}}', { digits: values.patientSsnLast4 }),
    ],
    [t('Facility name'), values.facilityName],
  ];
  const details: ReviewLine[] = [
    [t('Record Request Type'), values.requestType && t(requestTypeName(Number(values.requestType)))],
    ...(isPersonalAppearance
      ? [[t('PA applies to'), t(paAppliesToLabel(values.paAppliesTo))] satisfies ReviewLine]
      : []),
    ...(isPersonalAppearance && values.paAppliesTo === 'Physician'
      ? [[t('Physician name'), values.physicianName] satisfies ReviewLine]
      : []),
    ...(isPersonalAppearance ? [[t('Date and place'), appearanceLines(values)] satisfies ReviewLine] : []),
    [t('Authority for release'), authorityLines(toAuthority(values.authority) ?? undefined, t)],
    [t('Letter of Authorization / Proof of Service'), authorizationLabels(values, t)],
    [t('Supporting Documents'), fileLabels(values.uploadedFiles)],
  ];
  return (
    <>
      <EarlierRequests values={values} />
      <Notice type="warning">
        {t('Please check everything. The information cannot be edited after submission.')}
      </Notice>
      {ssnLost && (
        <Notice type="info" title={t('Social Security digits were not kept')}>
          {t(
            'To protect the patient, we don’t keep them when the page reloads. Choose Edit to enter them again.',
          )}
        </Notice>
      )}
      <ReviewGroup title={t('Who’s Submitting')} lines={submitter} onEdit={() => onEdit(1)} />
      <ReviewGroup title={t('Patient Details')} lines={patient} onEdit={() => onEdit(2)} />
      <ReviewGroup title={t('Request Details')} lines={details} onEdit={() => onEdit(3)}>
        {!values.loaIncluded && values.loaFiles.length === 0 && (
          <Notice type="error">{t('No LOA/Proof of Service uploaded - Required!')}</Notice>
        )}
        <LazyAuthorizationNotices draftId={draftId} values={values} onChange={() => onEdit(3)} />
      </ReviewGroup>
      <ReviewGroup
        title={t('Scope of records')}
        lines={scope ? scopeLines(scope, values.loaFiles) : [[t('Dates of service'), t('Not stated')]]}
        onEdit={() => onEdit(3)}
      />
      <Notice type="info" title={t('Confirmation')}>
        {t(
          'By clicking Next, you confirm that the information above is accurate and complete, and proceed to payment.',
        )}
      </Notice>
    </>
  );
}

/** Where the authorization is: in the packet, in the uploaded files, or both. */
function authorizationLabels({ loaIncluded, loaFiles }: WizardValues, t: TFunction): string[] {
  const files = fileLabels(loaFiles);
  if (loaIncluded) return [t('The documents are in the subpoena packet'), ...files];
  return files.length > 0 ? files : [t('A separate upload is required')];
}

function fileLabels(files: readonly UploadedFile[]): string[] {
  return files.map(({ name, size }) => `${name} (${formatFileSize(size)})`);
}
