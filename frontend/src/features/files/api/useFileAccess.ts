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

/** Shown when the server gives no reason or was not reached. */
const failures = {
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
 * A link to one file of the request, good for five minutes: by the look-up of order id and code, or by the session.
 * Throws ApiError.
 */
function fileLink(queryClient: QueryClient, { access, file, action }: LinkOptions) {
  const query = { fileId: file.fileId, requestId: access.request._id, action };
  const fallback = failures[action];
  if (access.pair === null) return call(downloadFileAuth, { query, fallback });
  return withRequestAccess(queryClient, access, (requestAccess) =>
    call(downloadFile, { query, requestAccess, fallback }),
  );
}

export interface FileAccess {
  download: (file: FileView) => void;
  open: (file: FileView) => void;
  /** Shows the file over the page. */
  preview: (file: FileView) => void;
  /** The file that is shown over the page now. */
  previewed: FileView | null;
  closePreview: () => void;
  /** A fresh link that shows the file. Throws ApiError. */
  previewLink: (file: FileView) => Promise<string>;
  /** Whether a link to this file is on its way. */
  isBusy: (file: FileView) => boolean;
}

/** Saving, opening and showing the files of a request; an error is shown in a toast. */
export function useFileAccess(access: CallAccess): FileAccess {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [previewed, setPreviewed] = useState<FileView | null>(null);

  function reasonOf(error: unknown, action: keyof typeof failures): string {
    return error instanceof ApiError ? error.message : t(failures[action]);
  }

  async function withLink(file: FileView, action: 'download' | 'open', follow: (url: string) => void) {
    setBusy((ids) => new Set(ids).add(file.fileId));
    try {
      const { url } = await fileLink(queryClient, { access, file, action });
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
    // Taken or refused, what may be done with the file now is for the server to say.
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) });
  }

  async function open(file: FileView) {
    // A tab may only be opened while the click is being handled, before the link is known.
    const tab = window.open('', '_blank');
    if (!tab) {
      const reason = t('Your browser blocked the new tab');
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
    previewLink: async (file) => (await fileLink(queryClient, { access, file, action: 'preview' })).url,
    isBusy: (file) => busy.has(file.fileId),
  };
}
