import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { filesOfRequest } from '../../requests/filesOfRequest.ts';
import { fileAvailability } from '../rules/fileAvailability.ts';

interface DownloadableFiles {
  readonly count: number;
  readonly names: readonly string[];
  /** Total size. */
  readonly bytes: number;
  /** Whether the download uses up the single download of a paid file. */
  readonly usesPaidDownload: boolean;
}

/** The files that can be downloaded now as one zip. Null for fewer than two files or without released files. */
export function downloadableFiles(
  request: Pick<RequestView, 'loaFiles' | 'uploadedFiles'>,
): DownloadableFiles | null {
  const files: FileView[] = filesOfRequest(request).filter(({ isDownloadable }) => isDownloadable);
  if (files.length < 2 || !files.some(({ uploadedByAdmin }) => uploadedByAdmin)) return null;
  return {
    count: files.length,
    names: files.map(({ originalName }) => originalName),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    usesPaidDownload: files.some((file) => fileAvailability(file).kind === 'window'),
  };
}
