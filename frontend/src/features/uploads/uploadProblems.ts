import type { Problem } from '../../components/form/ErrorSummary.tsx';
import { isRunning, type Upload } from './upload.ts';

/** The problems of running and failed uploads in these groups, which block a form. */
export function uploadProblems(uploads: readonly Upload[], groups: readonly string[]): Problem[] {
  return groups.flatMap((field) => {
    const group = uploads.filter((upload) => upload.group === field);
    if (group.some(isRunning)) return [{ field, message: 'Please wait until all files are uploaded' }];
    if (group.some(({ state }) => state.kind === 'failed')) {
      return [{ field, message: 'Some files were not uploaded. Choose Retry, or remove them.' }];
    }
    return [];
  });
}
