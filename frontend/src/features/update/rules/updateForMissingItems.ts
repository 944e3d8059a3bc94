import { missingReasons } from '@portal/contract/submissions/missingReasons.ts';
import type { MissingInformation } from '@portal/contract/submissions/schemas/missingInformation.ts';
import type { UpdateValues } from '../updateValues.ts';

/** Prefills reason and file type of an update that sends missing items. The first item decides the reason. */
export function updateForMissingItems({
  missing,
}: Pick<MissingInformation, 'missing'>): Pick<UpdateValues, 'updateReason' | 'isLoa'> {
  const [first] = missing;
  return {
    updateReason: first ? missingReasons[first].update : '',
    isLoa: missing.some((reason) => missingReasons[reason].isLoa),
  };
}
