import { PERSONAL_APPEARANCE } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { toAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import { withoutHiddenRanges } from '@portal/contract/requests/rules/toRequest.ts';
import { type Upload, uploadedFilesOf } from '../../uploads/upload.ts';
import type { InternalValues } from '../internalValues.ts';

/** The request body for the entered values and the uploaded files. Omits fields that the screen does not show. */
export function toInternalRequest(values: InternalValues, uploads: readonly Upload[]) {
  const { paAppliesTo, physicianName, firmName: _, authority: entered, scope, ...rest } = values;
  const isAppearance = Number(values.requestType) === PERSONAL_APPEARANCE;
  const authority = toAuthority(entered);
  return {
    ...rest,
    ...(authority && { authority }),
    ...(isAppearance && paAppliesTo && { paAppliesTo }),
    ...(isAppearance && paAppliesTo === 'Physician' && { physicianName }),
    ...(scope && { scope: withoutHiddenRanges(scope) }),
    uploadedFiles: uploadedFilesOf(uploads, 'uploadedFiles').map(({ fileId }) => ({ fileId })),
  };
}
