import type { DownloadRequestView } from '@portal/contract/files/schemas/downloadRequest.ts';
import { downloadRequestView } from '../../domain/files/downloads/downloadRequests.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound } from '../../errors/portalError.ts';

/** Returns the latest request for another download of a file. Throws 404 if there is none. */
export function downloadRequestOf(
  { files }: Pick<RequestDocument, 'files'>,
  fileId: string,
): DownloadRequestView {
  const downloadRequest = files[fileId]?.downloadRequest;
  if (!downloadRequest) throw notFound('File not found');
  return downloadRequestView(downloadRequest);
}
