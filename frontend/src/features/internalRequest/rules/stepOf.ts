import type { Upload } from '../../uploads/upload.ts';
import type { InternalValues } from '../internalValues.ts';
import { internalProblems } from './internalProblems.ts';

/** Current step of the form: 1 enter details, 2 upload documents, 3 ready to submit. */
export function stepOf(values: InternalValues, uploads: readonly Upload[]): 1 | 2 | 3 {
  const problems = internalProblems(values, uploads);
  if (problems.some(({ field }) => field !== 'uploadedFiles')) return 1;
  return problems.length > 0 ? 2 : 3;
}
