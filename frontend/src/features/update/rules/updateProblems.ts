import { clientUpdate, updateFiles } from '@portal/contract/requests/schemas/clientUpdate.ts';
import * as z from 'zod/mini';
import { type FieldProblem, firstProblemPerField } from '../../requests/fields/fieldProblems.ts';
import type { Upload } from '../../uploads/upload.ts';
import { type UpdateField, updateFields, type UpdateValues } from '../updateValues.ts';

/** Placeholder for a file that has no ID until it is uploaded. */
const PLACEHOLDER_FILE = { fileId: `file_${'0'.repeat(32)}` };

/**
 * The problems of the form in field order, at most one per field. Unfinished uploads are valid, because submitting waits
 * for them. A client's own request needs no code. `needsFiles`: false if staff asked for no document.
 */
export function updateProblems(
  values: UpdateValues,
  uploads: readonly Upload[],
  { isOwn = false, needsFiles = true } = {},
): FieldProblem<UpdateField>[] {
  const uploadedFiles = uploads.filter(({ state }) => state.kind !== 'refused').map(() => PLACEHOLDER_FILE);
  const update = needsFiles ? clientUpdate : z.extend(clientUpdate, { uploadedFiles: updateFiles });
  const schema = isOwn ? z.omit(update, { verificationCode: true }) : update;
  const issues = schema.safeParse({ ...values, uploadedFiles }).error?.issues ?? [];
  return firstProblemPerField(
    updateFields,
    issues.map(({ path, message }) => ({ field: String(path[0]), message })),
  );
}
