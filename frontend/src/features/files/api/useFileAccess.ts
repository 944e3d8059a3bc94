import { downloadFile, downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { type CallAccess, queryKeyOf, withRequestAccess } from '../../requests/api/withRequestAccess.ts';
import { saveFromLink } from './saveFromLink.ts';

/** Shown when the server gives no reason or cannot be reached. */
const fallbackMessages = {
  download: 'Failed to download file',
  open: 'Failed to view file',
  preview: 'Failed to load preview',
} as const;

interface LinkOptions {
  access: CallAccess;
  file: FileView;
  action: 'download' | 'open' | 'preview';
}

/**
 * Requests a link to a file with the access of the lookup or with the session. The link is valid for five minutes. Throws
 * ApiError.
 */
function requestFileLink(queryClient: QueryClient, { access, file, action }: LinkOptions) {
  const query = { fileId: file.fileId, requestId: access.request._id, action };
  const fallback = fallbackMessages[action];
  if (access.pair === null) return call(downloadFileAuth, { query, fallback });
  return withRequestAccess(queryClient, access, (requestAccess) =>
    call(downloadFile, { query, requestAccess, fallback }),
  );
}

export interface FileAccess {
  download: (file: FileView) => void;
  open: (file: FileView) => void;
  /** Opens the preview dialog. */
  preview: (file: FileView) => void;
  /** The file in the preview dialog; null if it is closed. */
  previewed: FileView | null;
  closePreview: () => void;
  /** Requests a new link for the preview. Throws ApiError. */
  previewLink: (file: FileView) => Promise<string>;
  /** Returns whether a link to this file is being requested. */
  isBusy: (file: FileView) => boolean;
}

/** Functions to download, open and preview the files of a request. Errors are shown in a toast. */
export function useFileAccess(access: CallAccess): FileAccess {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [previewed, setPreviewed] = useState<FileView | null>(null);

  function reasonOf(error: unknown, action: keyof typeof fallbackMessages): string {
    return error instanceof ApiError ? error.message : t(fallbackMessages[action]);
  }

  async function withLink(file: FileView, action: 'download' | 'open', follow: (url: string) => void) {
    setBusy((ids) => new Set(ids).add(file.fileId));
    try {
      const { url } = await requestFileLink(queryClient, { access, file, action });
      follow(url);
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== file.fileId)));
    }
  }

  async function download(file: FileView) {
    try {
      await withLink(file, 'download', saveFromLink);
      toasts.show({
        type: 'success',
        message: t('File "{{name}}" downloaded successfully!', { name: file.originalName }),
      });
    } catch (error) {
      const reason = reasonOf(error, 'download');
      toasts.show({ type: 'error', message: t('Error downloading file: {{reason}}', { reason }) });
    }
    // A download or a refusal may change the availability of the file.
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) });
  }

  async function open(file: FileView) {
    // Browsers allow a new tab only during the click, before the link is known.
    const tab = window.open('', '_blank');
    if (!tab) {
      const reason = t('Your browser blocked the new tab. Allow pop-ups for this site and try again.');
      toasts.show({ type: 'error', message: t('Error viewing file: {{reason}}', { reason }) });
      return;
    }
    tab.opener = null;
    try {
      await withLink(file, 'open', (url) => tab.location.replace(url));
    } catch (error) {
      tab.close();
      const reason = reasonOf(error, 'open');
      toasts.show({ type: 'error', message: t('Error viewing file: {{reason}}', { reason }) });
    }
  }

  return {
    download: (file) => void download(file),
    open: (file) => void open(file),
    preview: setPreviewed,
    previewed,
    closePreview: () => setPreviewed(null),
    previewLink: async (file) =>
      (await requestFileLink(queryClient, { access, file, action: 'preview' })).url,
    isBusy: (file) => busy.has(file.fileId),
  };
}
