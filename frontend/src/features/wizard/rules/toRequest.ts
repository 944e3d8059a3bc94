import { PERSONAL_APPEARANCE } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** Builds the request from the form values. Hidden fields are omitted even if they have values. */
export function toRequest(values: WizardValues): RecordsRequestInput {
  const {
    copyServiceSelection: _selection,
    filledEmail: _filledEmail,
    filledPhone: _filledPhone,
    summarized: _summarized,
    patientSsnLast4,
    paAppliesTo,
    physicianName,
    ...rest
  } = values;
  const isPersonalAppearance = Number(values.requestType) === PERSONAL_APPEARANCE;
  return {
    ...rest,
    ...(patientSsnLast4 && { patientSsnLast4 }),
    ...(isPersonalAppearance &&
      paAppliesTo && { paAppliesTo: paAppliesTo as RecordsRequestInput['paAppliesTo'] }),
    ...(isPersonalAppearance && paAppliesTo === 'Physician' && { physicianName }),
    loaFiles: values.loaFiles.map(({ fileId }) => ({ fileId })),
    uploadedFiles: values.uploadedFiles.map(({ fileId }) => ({ fileId })),
  };
}
