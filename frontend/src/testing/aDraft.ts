import type { StoredDraft } from '../features/requests/draft/draftStore.ts';
import { emptyValues, type WizardValues } from '../features/requests/draft/wizardValues.ts';

const FILE_ID = `file_${'a'.repeat(32)}`;

/** The values of a complete request, overridden by `changes`. */
export function someValues(changes: Partial<WizardValues> = {}): WizardValues {
  return {
    ...emptyValues,
    orderId: 'A-1177',
    copyServiceSelection: 'meridian',
    copyServiceName: 'Meridian Copy Service',
    copyServiceLocation: 'chicago',
    copyServiceEmail: 'chicago@meridiancopy.example',
    copyServicePhone: '(312) 555-0104',
    filledEmail: 'chicago@meridiancopy.example',
    filledPhone: '(312) 555-0104',
    lawyerEmail: 'doe@law.example',
    lawyerPhone: '3125550188',
    patientName: 'Maria Alvarez',
    patientDob: '1975-03-09',
    requestType: '7',
    loaFiles: [{ fileId: FILE_ID, name: 'loa.pdf', size: 2048 }],
    ...changes,
  };
}

/** A stored draft that is complete up to the payment. */
export function aDraft(changes: Partial<StoredDraft> = {}): StoredDraft {
  const { patientSsnLast4: _, ...values } = someValues();
  return {
    draftId: '5b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a76',
    values,
    ssnEntered: false,
    furthestStep: 5,
    ...changes,
  };
}
