import type { UnfinishedValues } from '@portal/contract/requests/schemas/unfinishedRequest.ts';

/** The typed values of the wizard. */
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
  patientName: '',
  patientDob: '',
  patientSsnLast4: '',
  requestType: '',
  paAppliesTo: '',
  physicianName: '',
  loaIncluded: false,
  loaFiles: [],
  uploadedFiles: [],
};
