import {
  type MissingReason,
  missingReasons,
  needsDocument,
} from '@portal/contract/submissions/missingReasons.ts';
import type { MissingInformation } from '@portal/contract/submissions/schemas/missingInformation.ts';
import type { UpdateValues } from '../updateValues.ts';

type Missing = Pick<MissingInformation, 'missing'>;

/** Prefills reason and file type of an update that sends missing items. The first item decides the reason. */
export function updateForMissingItems({ missing }: Missing): Pick<UpdateValues, 'updateReason' | 'isLoa'> {
  const [first] = missing;
  return {
    updateReason: first ? missingReasons[first].update : '',
    isLoa: needsDocument(missing),
  };
}

/** The parts of the update form that missing items need, besides the files. */
export interface MissingParts {
  readonly patient: boolean;
  /** The text of the client. Without it, the names of the missing items are sent. */
  readonly details: boolean;
  /** The client says whether the files are a letter of authorization. Otherwise the missing items decide. */
  readonly isLoa: boolean;
}

const explained: readonly MissingReason[] = ['wrong-facility', 'dates-missing', 'other'];

export function partsForMissingItems({ missing }: Missing): MissingParts {
  const loa = missing.filter((reason) => missingReasons[reason].isLoa);
  return {
    patient: missing.includes('wrong-patient'),
    details: missing.some((reason) => explained.includes(reason)),
    isLoa: loa.length > 0 && loa.length < missing.length,
  };
}
