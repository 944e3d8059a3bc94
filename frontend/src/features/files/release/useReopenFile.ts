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
 * Reopens the download window of a file or allows another download. The callbacks run even if the button is unmounted.
 * Reloads the request also after errors, because it may have changed.
 */
export function useReopenFile(requestId: string, action: keyof typeof operations, callbacks: Callbacks) {
  const refresh = useRefresh(requestId);
  return useMutation({
    mutationFn: (fileId: string) => call(operations[action], { body: { requestId, fileId } }),
    ...callbacks,
    onSettled: refresh,
  });
}
