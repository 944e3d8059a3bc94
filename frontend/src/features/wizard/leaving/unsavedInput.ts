import { emptyValues, submitterFields, type WizardValues } from '../../requests/draft/wizardValues.ts';
import { isRunning, type Upload } from '../../uploads/upload.ts';
import { PAYMENT_STEP } from '../steps.ts';

/** Input that is lost when the person leaves the wizard. */
export interface UnsavedInput {
  ssn: boolean;
  /** Names of files that are still uploading. */
  uploads: readonly string[];
  paymentDetails: boolean;
}

export function unsavedInput(
  values: WizardValues,
  uploads: readonly Upload[],
  step: number,
  paid: boolean,
): UnsavedInput {
  return {
    ssn: values.patientSsnLast4 !== '',
    uploads: uploads.filter(isRunning).map(({ name }) => name),
    paymentDetails: step === PAYMENT_STEP && !paid,
  };
}

/** Returns whether anything was entered, selected or uploaded. Values that were filled in do not count. */
export function hasInput(values: WizardValues, uploads: readonly Upload[]): boolean {
  const filledIn: readonly string[] = values.summarized ? ['summarized', ...submitterFields] : [];
  const changed = (Object.keys(emptyValues) as (keyof WizardValues)[]).some(
    (field) =>
      !filledIn.includes(field) && JSON.stringify(values[field]) !== JSON.stringify(emptyValues[field]),
  );
  return changed || uploads.length > 0;
}
