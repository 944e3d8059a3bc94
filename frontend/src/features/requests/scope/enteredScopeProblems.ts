import { latestDayOnEarth } from '@portal/contract/fields/dates.ts';
import { withoutHiddenRanges } from '@portal/contract/requests/rules/toRequest.ts';
import { scopeProblems } from '@portal/contract/requests/scope/scopeProblems.ts';
import type { ScopeValues } from '@portal/contract/requests/scope/scopeValues.ts';
import type { Problem } from '../../../components/form/ErrorSummary.tsx';

interface Entered {
  scope?: ScopeValues | undefined;
  patientDob: string;
}

/** The problems of the scope fields of a form. `files`: those that can be an authorization. */
export function enteredScopeProblems(
  { scope, patientDob }: Entered,
  files: readonly { readonly fileId: string }[],
): Problem[] {
  if (!scope) return [];
  const context = {
    today: latestDayOnEarth(new Date()),
    patientDob,
    fileIds: files.map(({ fileId }) => fileId),
  };
  return scopeProblems(withoutHiddenRanges(scope), context).map(({ path, message }) => ({
    field: `scope.${path.join('.')}`,
    message,
  }));
}
