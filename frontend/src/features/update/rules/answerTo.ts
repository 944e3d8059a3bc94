import { missingReasons } from '@portal/contract/submissions/missingReasons.ts';
import type { AskedFor } from '@portal/contract/submissions/schemas/askedFor.ts';
import type { UpdateValues } from '../updateValues.ts';

/** As which update, with which files, the client answers what was asked for: the first of it decides the reason. */
export function answerTo({
  missing,
}: Pick<AskedFor, 'missing'>): Pick<UpdateValues, 'updateReason' | 'isLoa'> {
  const [first] = missing;
  return {
    updateReason: first ? missingReasons[first].update : '',
    isLoa: missing.some((reason) => missingReasons[reason].isLoa),
  };
}
