import { downloadFile, downloadFileAuth } from '@portal/contract/endpoints/files.ts';
import type { FileView } from '@portal/contract/schemas/requestView.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { type CallAccess, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

/** What is said when the server gives no reason, and when it was never asked. */
export const failures = {
  download: 'Failed to download file',
  open: 'Failed to view file',
  preview: 'Failed to load preview',
} as const;

interface Wanted {
  access: CallAccess;
  file: FileView;
  action: 'download' | 'open' | 'preview';
}

/**
 * A link to one file of the request, good for five minutes: by the look-up of order id and code, or by the session.
 * Throws ApiError.
 */
export function fileLink(queryClient: QueryClient, { access, file, action }: Wanted) {
  const query = { fileId: file.fileId, requestId: access.request._id, action };
  const fallback = failures[action];
  if (access.pair === null) return call(downloadFileAuth, { query, fallback });
  return withRequestAccess(queryClient, access, (requestAccess) =>
    call(downloadFile, { query, requestAccess, fallback }),
  );
}
