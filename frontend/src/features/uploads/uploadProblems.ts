import type { Problem } from '../../components/form/ErrorSummary.tsx';
import { isRunning, type Upload } from './upload.ts';

/** What keeps a form from being sent with the files of these groups as they are. */
export function uploadProblems(uploads: readonly Upload[], groups: readonly string[]): Problem[] {
  return groups.flatMap((field) => {
    const group = uploads.filter((upload) => upload.group === field);
    if (group.some(isRunning)) return [{ field, message: 'Please wait until all files are uploaded' }];
    if (group.some(({ state }) => state.kind === 'failed')) {
      return [{ field, message: 'Some files were not uploaded. Try again or remove them.' }];
    }
    return [];
  });
}
