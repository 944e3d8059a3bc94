import { missingReasons } from '@portal/contract/submissions/missingReasons.ts';
import type { MissingInformation } from '@portal/contract/submissions/schemas/missingInformation.ts';
import type { UpdateValues } from '../updateValues.ts';

/** The update reason and kind of files to preselect. The first missing item decides the reason. */
export function answerTo({
  missing,
}: Pick<MissingInformation, 'missing'>): Pick<UpdateValues, 'updateReason' | 'isLoa'> {
  const [first] = missing;
  return {
    updateReason: first ? missingReasons[first].update : '',
    isLoa: missing.some((reason) => missingReasons[reason].isLoa),
  };
}
