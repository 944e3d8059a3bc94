import { internalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { Upload } from '../../uploads/upload.ts';
import { uploadProblems } from '../../uploads/uploadProblems.ts';
import { type InternalField, internalFields, type InternalValues } from '../internalValues.ts';
import { toInternalRequest } from './toInternalRequest.ts';

export interface InternalProblem {
  readonly field: InternalField;
  readonly message: string;
}

/** What keeps the form from being sent, in the order of its fields; one problem for each field. */
export function internalProblems(values: InternalValues, uploads: readonly Upload[]): InternalProblem[] {
  const issues = internalRequest.safeParse(toInternalRequest(values, uploads)).error?.issues ?? [];
  return firstOfEachField([
    ...uploadProblems(uploads, ['uploadedFiles']),
    ...issues.map(({ path, message }) => ({ field: String(path[0]), message })),
  ]);
}

/** What the server refuses, of paths such as `uploadedFiles.0`. */
export function refusedFields(fields: Readonly<Record<string, string>>): InternalProblem[] {
  return firstOfEachField(
    Object.entries(fields).map(([path, message]) => ({ field: path.split('.')[0] ?? '', message })),
  );
}

function firstOfEachField(found: readonly { field: string; message: string }[]): InternalProblem[] {
  return internalFields.flatMap((field) => {
    const first = found.find((problem) => problem.field === field);
    return first ? [{ field, message: first.message }] : [];
  });
}
