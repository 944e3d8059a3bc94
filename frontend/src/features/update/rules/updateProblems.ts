import { clientUpdate } from '@portal/contract/requests/schemas/clientUpdate.ts';
import type { Upload } from '../../uploads/upload.ts';
import { type UpdateField, updateFields, type UpdateValues } from '../updateValues.ts';

export interface UpdateProblem {
  readonly field: UpdateField;
  readonly message: string;
}

/** Stands for a file that gets its id when it is uploaded. */
const ANY_FILE = { fileId: `file_${'0'.repeat(32)}` };

/** What keeps the form from being sent, in the order of its fields; one problem for each field. Files need not have arrived: sending waits for them. */
export function updateProblems(values: UpdateValues, uploads: readonly Upload[]): UpdateProblem[] {
  const uploadedFiles = uploads.filter(({ state }) => state.kind !== 'refused').map(() => ANY_FILE);
  const issues = clientUpdate.safeParse({ ...values, uploadedFiles }).error?.issues ?? [];
  return firstOfEachField(issues.map(({ path, message }) => ({ field: String(path[0]), message })));
}

/** What the server refuses, of paths such as `uploadedFiles.0`. */
export function refusedFields(fields: Readonly<Record<string, string>>): UpdateProblem[] {
  return firstOfEachField(
    Object.entries(fields).map(([path, message]) => ({ field: path.split('.')[0] ?? '', message })),
  );
}

function firstOfEachField(found: readonly { field: string; message: string }[]): UpdateProblem[] {
  return updateFields.flatMap((field) => {
    const first = found.find((problem) => problem.field === field);
    return first ? [{ field, message: first.message }] : [];
  });
}
