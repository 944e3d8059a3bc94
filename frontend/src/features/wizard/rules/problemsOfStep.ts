import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';
import { fieldOfFirm, OWN_FIRM } from '@portal/contract/requests/rules/ownFirm.ts';
import { patientDetails, patientDetailsFields } from '@portal/contract/requests/schemas/patientDetails.ts';
import { requestDetails, requestDetailsFields } from '@portal/contract/requests/schemas/requestDetails.ts';
import { whoIsSubmittingStep } from '@portal/contract/requests/schemas/whoIsSubmitting.ts';
import type { Problem } from '../../../components/form/ErrorSummary.tsx';
import { emptyValues, type WizardValues } from '../../requests/draft/wizardValues.ts';
import type { Upload } from '../../uploads/upload.ts';
import { uploadProblems } from '../../uploads/uploadProblems.ts';
import { isListedService } from '../copyServiceChoice.ts';
import { toRequest } from '@portal/contract/requests/rules/toRequest.ts';

const schemas = [whoIsSubmittingStep, patientDetails, requestDetails];

export const DETAILS_STEP = 3;

/** Of a firm that orders for itself. The copy service's email and phone are the attorney's, which have their own messages. */
const FIRM_NAME = 'Firm name is required';

/** The problems of a step (1 to 5) in field order, at most one for each field. `services`: undefined until the list is loaded. */
export function problemsOfStep(
  step: number,
  values: WizardValues,
  uploads: readonly Upload[],
  services?: readonly OfferedCopyService[],
): Problem[] {
  const schema = schemas[step - 1];
  if (!schema) return [];
  const found = new Map<string, string>();
  const isOwn = values.copyServiceSelection === OWN_FIRM.id;
  const office = step === 1 ? officeProblem(values, services) : null;
  if (office) found.set(office.field, office.message);
  if (step === DETAILS_STEP)
    for (const { field, message } of uploadProblems(uploads, ['loaFiles', 'uploadedFiles']))
      found.set(field, message);
  for (const { path, message } of schema.safeParse(toRequest(values)).error?.issues ?? []) {
    const field = String(path[0]);
    const firmField = isOwn ? fieldOfFirm[field] : undefined;
    if (firmField === 'firmName') found.set(firmField, FIRM_NAME);
    else if (!firmField && !found.has(field)) found.set(field, message);
  }
  return Object.keys(emptyValues).flatMap((field) => {
    const message = found.get(field);
    return message ? [{ field, message }] : [];
  });
}

/** The first incomplete step of steps 1 to 3; null if all are complete. */
export function firstFailingStep(
  values: WizardValues,
  uploads: readonly Upload[],
  services?: readonly OfferedCopyService[],
): number | null {
  return [1, 2, 3].find((step) => problemsOfStep(step, values, uploads, services).length > 0) ?? null;
}

/** The step that asks for a field of the request. */
export function stepOfField(field: string): number {
  if (field in requestDetailsFields || /^(scope|authority)\b/.test(field)) return DETAILS_STEP;
  return field in patientDetailsFields ? 2 : 1;
}

/** The problem of the selected copy service or office; null if there is none. */
function officeProblem(
  values: WizardValues,
  services: readonly OfferedCopyService[] | undefined,
): Problem | null {
  const { copyServiceSelection: selection, copyServiceLocation: location } = values;
  if (!isListedService(selection)) return null;
  const service = services?.find(({ id }) => id === selection);
  if (services && !service) {
    return {
      field: 'copyServiceSelection',
      message: 'This copy service is no longer offered. Please choose another one.',
    };
  }
  if (location === '') return { field: 'copyServiceLocation', message: 'Please select a location' };
  if (!service || service.locations.some(({ id }) => id === location)) return null;
  return {
    field: 'copyServiceLocation',
    message: 'This location is no longer offered. Please choose another one.',
  };
}
