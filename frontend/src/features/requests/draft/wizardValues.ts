import * as z from 'zod/mini';
import { uploadedFile } from '../../uploads/uploadedFile.ts';

/** What the fields of the wizard hold while it is filled, as typed; the order is that of the screens. */
export const wizardValues = z.object({
  orderId: z.string(),
  facilityName: z.string(),
  /** Entry of the copy-service catalogue; never sent. */
  copyServiceSelection: z.string(),
  copyServiceName: z.string(),
  copyServiceLocation: z.string(),
  copyServiceEmail: z.string(),
  copyServicePhone: z.string(),
  /** What the chosen location filled in as email and phone; never sent. */
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
  loaIncluded: false,
  loaFiles: [],
  uploadedFiles: [],
};
