import { PERSONAL_APPEARANCE } from '../catalogs/requestTypes.ts';
import { withFirmAsCopyService } from './ownFirm.ts';
import type { RecordsRequestInput } from '../schemas/recordsRequest.ts';
import type { ScopeValues } from '../scope/scopeValues.ts';
import type { UnfinishedValues } from '../schemas/unfinishedRequest.ts';
import { toAuthority } from '../authority/authorityValues.ts';

/** Builds the request from the values of the wizard. Hidden fields are omitted even if they have values. */
export function toRequest(values: UnfinishedValues & { patientSsnLast4?: string }): RecordsRequestInput {
  const {
    copyServiceSelection: _selection,
    filledEmail: _filledEmail,
    filledPhone: _filledPhone,
    summarized: _summarized,
    patientSsnLast4,
    paAppliesTo,
    physicianName,
    appearanceDate,
    appearanceTime,
    appearancePlace,
    confirmAttorney,
    authority: entered,
    scope,
    ...rest
  } = withFirmAsCopyService(values);
  const isPersonalAppearance = Number(values.requestType) === PERSONAL_APPEARANCE;
  const authority = toAuthority(entered);
  return {
    ...rest,
    ...(patientSsnLast4 && { patientSsnLast4 }),
    ...(isPersonalAppearance &&
      paAppliesTo && { paAppliesTo: paAppliesTo as RecordsRequestInput['paAppliesTo'] }),
    ...(isPersonalAppearance && paAppliesTo === 'Physician' && { physicianName }),
    ...(isPersonalAppearance && appearanceDate && { appearanceDate }),
    ...(isPersonalAppearance && appearanceTime && { appearanceTime }),
    ...(isPersonalAppearance && appearancePlace && { appearancePlace }),
    ...(confirmAttorney && { confirmAttorney }),
    ...(authority && { authority }),
    loaFiles: values.loaFiles.map(({ fileId }) => ({ fileId })),
    uploadedFiles: values.uploadedFiles.map(({ fileId }) => ({ fileId })),
    ...(scope && { scope: withoutHiddenRanges(scope) as NonNullable<RecordsRequestInput['scope']> }),
  };
}

/** The entered scope. Date ranges are hidden unless they were chosen. */
export function withoutHiddenRanges(scope: ScopeValues): ScopeValues {
  return { ...scope, ranges: scope.dates === 'ranges' ? scope.ranges : [] };
}
