import { emptyAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import type { UnfinishedValues } from '@portal/contract/requests/schemas/unfinishedRequest.ts';

/** The entered values of the wizard. */
export type WizardValues = UnfinishedValues & { patientSsnLast4: string };

export const emptyValues: WizardValues = {
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
  patientSsnLast4: '',
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
  scope: undefined,
};

/** The values about copy service and attorney, which are often the same in the next request. */
export const submitterFields = [
  'copyServiceSelection',
  'copyServiceName',
  'copyServiceLocation',
  'copyServiceEmail',
  'copyServicePhone',
  'filledEmail',
  'filledPhone',
  'attorneyName',
  'firmName',
  'lawyerEmail',
  'lawyerPhone',
] as const satisfies readonly (keyof WizardValues)[];
