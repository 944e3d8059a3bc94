import { emptyAuthority } from '../requests/authority/authorityValues.ts';
import type { UnfinishedValues } from '../requests/schemas/unfinishedRequest.ts';

/** Empty values of the wizard, with the given ones changed. */
export function someUnfinishedValues(changed: Partial<UnfinishedValues> = {}): UnfinishedValues {
  return {
    orderId: '',
    facilityName: '',
    copyServiceSelection: '',
    copyServiceName: '',
    copyServiceLocation: '',
    copyServiceEmail: '',
    copyServicePhone: '',
    filledEmail: '',
    filledPhone: '',
    attorneyName: '',
    firmName: '',
    lawyerEmail: '',
    lawyerPhone: '',
    confirmAttorney: false,
    patientName: '',
    patientDob: '',
    requestType: '',
    paAppliesTo: '',
    physicianName: '',
    appearanceDate: '',
    appearanceTime: '',
    appearancePlace: '',
    authority: emptyAuthority,
    summarized: false,
    loaIncluded: false,
    loaFiles: [],
    uploadedFiles: [],
    ...changed,
  };
}
