import { clientUpdate } from '@portal/contract/requests/schemas/clientUpdate.ts';
import { type FieldProblem, firstProblemPerField } from '../../requests/fields/fieldProblems.ts';
import type { Upload } from '../../uploads/upload.ts';
import { type UpdateField, updateFields, type UpdateValues } from '../updateValues.ts';

/** Placeholder for a file that has no ID until it is uploaded. */
const PLACEHOLDER_FILE = { fileId: `file_${'0'.repeat(32)}` };

/** The problems of the form in field order, at most one per field. Unfinished uploads are valid, because submitting waits for them. */
export function updateProblems(
  values: UpdateValues,
  uploads: readonly Upload[],
): FieldProblem<UpdateField>[] {
  const uploadedFiles = uploads.filter(({ state }) => state.kind !== 'refused').map(() => PLACEHOLDER_FILE);
  const issues = clientUpdate.safeParse({ ...values, uploadedFiles }).error?.issues ?? [];
  return firstProblemPerField(
    updateFields,
    issues.map(({ path, message }) => ({ field: String(path[0]), message })),
  );
}
