import { internalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import { fieldOfPath } from '../../../components/form/problems/fieldNames.ts';
import { type FieldProblem, firstProblemPerField } from '../../requests/fields/fieldProblems.ts';
import type { Upload } from '../../uploads/upload.ts';
import { uploadProblems } from '../../uploads/uploadProblems.ts';
import { internalFields, type InternalValues } from '../internalValues.ts';
import { toInternalRequest } from './toInternalRequest.ts';

/** Problems that prevent submitting, in the order of the fields; one problem per field. */
export function internalProblems(
  values: InternalValues,
  uploads: readonly Upload[],
): FieldProblem<(typeof internalFields)[number]>[] {
  const issues = internalRequest.safeParse(toInternalRequest(values, uploads)).error?.issues ?? [];
  return firstProblemPerField(internalFields, [
    ...uploadProblems(uploads, ['uploadedFiles']),
    ...issues.map(({ path, message }) => ({ field: fieldOfPath(path.join('.'), internalFields), message })),
  ]);
}
