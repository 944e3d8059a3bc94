import { clientUpdate } from '@portal/contract/requests/schemas/clientUpdate.ts';
import type { Upload } from '../../uploads/upload.ts';
import { type UpdateField, updateFields, type UpdateValues } from '../updateValues.ts';

export interface UpdateProblem {
  readonly field: UpdateField;
  readonly message: string;
}

/** Placeholder for a file that has no ID until it is uploaded. */
const PLACEHOLDER_FILE = { fileId: `file_${'0'.repeat(32)}` };

/** The problems of the form in field order, at most one per field. Unfinished uploads are valid, because submitting waits for them. */
export function updateProblems(values: UpdateValues, uploads: readonly Upload[]): UpdateProblem[] {
  const uploadedFiles = uploads.filter(({ state }) => state.kind !== 'refused').map(() => PLACEHOLDER_FILE);
  const issues = clientUpdate.safeParse({ ...values, uploadedFiles }).error?.issues ?? [];
  return firstProblemPerField(issues.map(({ path, message }) => ({ field: String(path[0]), message })));
}

/** Converts field errors of the server, with paths such as `uploadedFiles.0`, to problems of the form. */
export function serverProblems(fields: Readonly<Record<string, string>>): UpdateProblem[] {
  return firstProblemPerField(
    Object.entries(fields).map(([path, message]) => ({ field: path.split('.')[0] ?? '', message })),
  );
}

function firstProblemPerField(found: readonly { field: string; message: string }[]): UpdateProblem[] {
  return updateFields.flatMap((field) => {
    const first = found.find((problem) => problem.field === field);
    return first ? [{ field, message: first.message }] : [];
  });
}
