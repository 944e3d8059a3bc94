import type { Upload } from '../../uploads/upload.ts';
import type { InternalValues } from '../internalValues.ts';
import { internalProblems } from './internalProblems.ts';

/** How far the form has come: 1 details are to be entered, 2 documents are to be uploaded, 3 it can be sent. */
export function stepOf(values: InternalValues, uploads: readonly Upload[]): 1 | 2 | 3 {
  const problems = internalProblems(values, uploads);
  if (problems.some(({ field }) => field !== 'uploadedFiles')) return 1;
  return problems.length > 0 ? 2 : 3;
}
