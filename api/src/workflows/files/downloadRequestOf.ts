import type { DownloadRequestView } from '@portal/contract/files/schemas/downloadRequest.ts';
import { downloadRequestView } from '../../domain/files/downloads/downloadRequests.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { notFound } from '../../errors/portalError.ts';

/** Returns the latest request for another download of a file. Throws 404 if there is none. */
export function downloadRequestOf(
  { files }: Pick<RequestRoot, 'files'>,
  fileId: string,
): DownloadRequestView {
  const request = files[fileId]?.downloadRequest;
  if (!request) throw notFound('File not found');
  return downloadRequestView(request);
}
