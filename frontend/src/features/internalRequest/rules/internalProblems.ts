import { internalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import { fieldOfPath } from '../../../components/form/fieldErrors.ts';
import type { Problem } from '../../../components/form/ErrorSummary.tsx';
import { firstProblemPerField } from '../../requests/fields/fieldProblems.ts';
import { enteredScopeProblems } from '../../requests/scope/enteredScopeProblems.ts';
import { type Upload, uploadedFilesOf } from '../../uploads/upload.ts';
import { uploadProblems } from '../../uploads/uploadProblems.ts';
import { internalFields, type InternalValues } from '../internalValues.ts';
import { toInternalRequest } from './toInternalRequest.ts';

/** Problems that prevent submitting, in the order of the fields, then those of the scope; one problem per field. */
export function internalProblems(values: InternalValues, uploads: readonly Upload[]): Problem[] {
  const issues = internalRequest.safeParse(toInternalRequest(values, uploads)).error?.issues ?? [];
  return [
    ...firstProblemPerField(internalFields, [
      ...uploadProblems(uploads, ['uploadedFiles']),
      ...issues.map(({ path, message }) => ({ field: fieldOfPath(path.join('.'), internalFields), message })),
    ]),
    ...enteredScopeProblems(values, uploadedFilesOf(uploads, 'uploadedFiles')),
  ];
}
