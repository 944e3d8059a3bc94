/** What the fields of the internal form hold, as typed; the order is that of the screen. */
export const emptyInternalValues = {
  orderId: '',
  facilityName: '',
  requestType: '',
  paAppliesTo: '',
  physicianName: '',
  patientName: '',
  patientDob: '',
  patientSsnLast4: '',
  attorneyName: '',
  /** Filled in with a known attorney, and not sent: 'Internal' stands for the firm. */
  firmName: '',
  lawyerEmail: '',
  lawyerPhone: '',
  subpoenaReceivedDate: '',
  dueDate: '',
  /** Stands for the documents, which the queue of the uploads holds. */
  uploadedFiles: '',
  notes: '',
};

export type InternalValues = typeof emptyInternalValues;

export type InternalField = keyof InternalValues;

export const internalFields = Object.keys(emptyInternalValues) as InternalField[];
