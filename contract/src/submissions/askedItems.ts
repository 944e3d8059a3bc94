import { missingDetails, unexplainedReasons } from './missingDetails.ts';
import { type MissingReason, missingReasons } from './missingReasons.ts';
import type { AskedDetail } from './schemas/missingInformation.ts';

/** One thing that staff ask for. */
export interface AskedItem {
  /** A reason, the name of a detail, or the line of the checklist that is not met. */
  readonly name: string;
  /** The line that the detail comes from; null without one, and if it is the name. */
  readonly line: string | null;
  /** The document that it is about; null for none. */
  readonly document: string | null;
}

/** What staff ask for, as both sides read it: reasons without details first. */
export function askedItems({
  missing,
  details = [],
}: {
  readonly missing: readonly MissingReason[];
  readonly details?: readonly AskedDetail[] | undefined;
}): AskedItem[] {
  return [
    ...unexplainedReasons(missing, details).map((reason) => ({
      name: missingReasons[reason].name,
      line: null,
      document: null,
    })),
    ...details.map(({ detail, line = null, document = null }) =>
      detail === 'line' && line !== null
        ? { name: line, line: null, document }
        : { name: missingDetails[detail].name, line, document },
    ),
  ];
}
