import { allowAnotherDownload, extendDownloadWindow } from '@portal/contract/files/endpoints/releases.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';

const operations = { window: extendDownloadWindow, download: allowAnotherDownload };

interface Callbacks {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

/**
 * Opens the window of a file again, or allows one more download. What became of it is told even when its button is gone
 * by then. The request is loaded again in either case, since it may have changed under the reader.
 */
export function useReopenFile(requestId: string, what: keyof typeof operations, callbacks: Callbacks) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (fileId: string) => call(operations[what], { body: { requestId, fileId } }),
    ...callbacks,
    onSettled: refresh,
  });
}
