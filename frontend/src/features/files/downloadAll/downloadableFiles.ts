import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { filesOfRequest } from '../../requests/filesOfRequest.ts';
import { fileAvailability } from '../rules/fileAvailability.ts';

interface DownloadableFiles {
  readonly count: number;
  /** Of the files together. */
  readonly bytes: number;
  /** Whether the one download of a paid file is among them. */
  readonly takesPaid: boolean;
}

/** What can be downloaded now in one go; null where that would save nobody a step: fewer than two files, or none that the legal team released. */
export function downloadableFiles(
  request: Pick<RequestView, 'loaFiles' | 'uploadedFiles'>,
): DownloadableFiles | null {
  const files: FileView[] = filesOfRequest(request).filter(({ isDownloadable }) => isDownloadable);
  if (files.length < 2 || !files.some(({ uploadedByAdmin }) => uploadedByAdmin)) return null;
  return {
    count: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    takesPaid: files.some((file) => fileAvailability(file).kind === 'window'),
  };
}
