import { internalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { Upload } from '../../uploads/upload.ts';
import { uploadProblems } from '../../uploads/uploadProblems.ts';
import { type InternalField, internalFields, type InternalValues } from '../internalValues.ts';
import { toInternalRequest } from './toInternalRequest.ts';

export interface InternalProblem {
  readonly field: InternalField;
  readonly message: string;
}

/** Problems that prevent submitting, in the order of the fields; one problem per field. */
export function internalProblems(values: InternalValues, uploads: readonly Upload[]): InternalProblem[] {
  const issues = internalRequest.safeParse(toInternalRequest(values, uploads)).error?.issues ?? [];
  return firstProblemPerField([
    ...uploadProblems(uploads, ['uploadedFiles']),
    ...issues.map(({ path, message }) => ({ field: String(path[0]), message })),
  ]);
}

/** Field errors of the server as problems. Paths such as `uploadedFiles.0` belong to their first segment. */
export function serverProblems(fields: Readonly<Record<string, string>>): InternalProblem[] {
  return firstProblemPerField(
    Object.entries(fields).map(([path, message]) => ({ field: path.split('.')[0] ?? '', message })),
  );
}

function firstProblemPerField(problems: readonly { field: string; message: string }[]): InternalProblem[] {
  return internalFields.flatMap((field) => {
    const first = problems.find((problem) => problem.field === field);
    return first ? [{ field, message: first.message }] : [];
  });
}
