import * as z from 'zod/mini';
import { uploadedFile } from '../../uploads/uploadedFile.ts';

/** The typed values of the wizard, in the order of its fields. */
export const wizardValues = z.object({
  orderId: z.string(),
  facilityName: z.string(),
  /** ID of a listed copy service, `other`, or empty. Never sent. */
  copyServiceSelection: z.string(),
  copyServiceName: z.string(),
  copyServiceLocation: z.string(),
  copyServiceEmail: z.string(),
  copyServicePhone: z.string(),
  /** Email and phone that the selected location filled in. Never sent. */
  filledEmail: z._default(z.string(), ''),
  filledPhone: z._default(z.string(), ''),
  attorneyName: z.string(),
  firmName: z.string(),
  lawyerEmail: z.string(),
  lawyerPhone: z.string(),
  patientName: z.string(),
  patientDob: z.string(),
  patientSsnLast4: z.string(),
  requestType: z.string(),
  paAppliesTo: z.string(),
  physicianName: z.string(),
  /** Whether step 1 shows copy service and attorney as a summary, because they were filled in. Never sent. */
  summarized: z._default(z.boolean(), false),
  loaIncluded: z.boolean(),
  loaFiles: z.array(uploadedFile),
  uploadedFiles: z.array(uploadedFile),
});

export type WizardValues = z.output<typeof wizardValues>;

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
  summarized: false,
  loaIncluded: false,
  loaFiles: [],
  uploadedFiles: [],
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
