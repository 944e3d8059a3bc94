import { haveSameWords } from '@portal/contract/fields/folding.ts';
import { DUPLICATE_DAYS } from '@portal/contract/requests/endpoints/duplicates.ts';
import { areTypesOverlapping } from './overlappingTypes.ts';

/** The facts that make two requests duplicates. `submittedAt`: an instant; of a draft, the current time. */
export interface DuplicateFacts {
  readonly patientName: string;
  readonly patientDob: string;
  readonly facilityName: string;
  readonly requestType: number;
  readonly submittedAt: string;
}

const DAY_MS = 24 * 3_600_000;

/** The first and last instant at which a duplicate of a request can have been submitted. */
export function duplicatePeriod(submittedAt: string): { readonly from: string; readonly to: string } {
  const at = Date.parse(submittedAt);
  const instantAfter = (days: number) => new Date(at + days * DAY_MS).toISOString();
  return { from: instantAfter(-DUPLICATE_DAYS), to: instantAfter(DUPLICATE_DAYS) };
}

/**
 * The rows that may ask for the same records, newest first: the same patient (name and date of birth), the same
 * facility, an overlapping type, at most 90 days apart. Names are compared by their plain words in any order, so
 * that “Núñez, Maria” is “Maria Nunez”.
 */
export function possibleDuplicates<Row extends DuplicateFacts>(
  request: DuplicateFacts,
  rows: readonly Row[],
): Row[] {
  const { from, to } = duplicatePeriod(request.submittedAt);
  return rows
    .filter(
      (row) =>
        row.patientDob === request.patientDob &&
        haveSameWords(row.patientName, request.patientName) &&
        haveSameWords(row.facilityName, request.facilityName) &&
        areTypesOverlapping(row.requestType, request.requestType) &&
        row.submittedAt >= from &&
        row.submittedAt <= to,
    )
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
}
