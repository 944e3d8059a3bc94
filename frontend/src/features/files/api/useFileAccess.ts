import { downloadFile, downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { type CallAccess, queryKeyOf, withRequestAccess } from '../../requests/api/withRequestAccess.ts';
import { withVolume } from '../rules/fileVolumes.ts';
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
  volume: number;
}

/**
 * Requests a link to a file with the access of the lookup or with the session. The link is valid for five minutes. Throws
 * ApiError.
 */
function requestFileLink(queryClient: QueryClient, { access, file, action, volume }: LinkOptions) {
  const query = {
    fileId: file.fileId,
    requestId: access.request._id,
    action,
    ...(file.volumes && { volume }),
  };
  const fallback = fallbackMessages[action];
  if (access.pair === null) return call(downloadFileAuth, { query, fallback });
  return withRequestAccess(queryClient, access, (requestAccess) =>
    call(downloadFile, { query, requestAccess, fallback }),
  );
}

/** What can be done with files. `volume`: of a document in volumes, from 1, which is the default. */
export interface FileAccess {
  download: (file: FileView, volume?: number) => void;
  open: (file: FileView, volume?: number) => void;
  /** Opens the preview dialog, or shows another volume in it. */
  preview: (file: FileView, volume?: number) => void;
  /** The file in the preview dialog; null if it is closed. */
  previewed: FileView | null;
  /** Its volume that is shown. */
  previewedVolume: number;
  closePreview: () => void;
  /** Requests a new link for the preview. Throws ApiError. */
  previewLink: (file: FileView, volume?: number) => Promise<string>;
  /** Returns whether a link to this file is being requested. */
  isBusy: (file: FileView) => boolean;
}

/** Functions to download, open and preview the files of a request. Errors are shown in a toast. */
export function useFileAccess(access: CallAccess): FileAccess {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [previewed, setPreviewed] = useState<{ file: FileView; volume: number } | null>(null);

  function reasonOf(error: unknown, action: keyof typeof fallbackMessages): string {
    return error instanceof ApiError ? error.message : t(fallbackMessages[action]);
  }

  async function withLink(
    { file, action, volume }: Omit<LinkOptions, 'access'>,
    follow: (url: string) => void,
  ) {
    setBusy((ids) => new Set(ids).add(file.fileId));
    try {
      const { url } = await requestFileLink(queryClient, { access, file, action, volume });
      follow(url);
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== file.fileId)));
    }
  }

  async function download(file: FileView, volume: number) {
    try {
      await withLink({ file, action: 'download', volume }, saveFromLink);
      toasts.show({
        type: 'success',
        message: t('File "{{name}}" downloaded successfully!', {
          name: withVolume(file, volume).originalName,
        }),
      });
    } catch (error) {
      const reason = reasonOf(error, 'download');
      toasts.show({ type: 'error', message: t('Error downloading file: {{reason}}', { reason }) });
    }
    // A download or a refusal may change the availability of the file.
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) });
  }

  async function open(file: FileView, volume: number) {
    // Browsers allow a new tab only during the click, before the link is known.
    const tab = window.open('', '_blank');
    if (!tab) {
      const reason = t('Your browser blocked the new tab. Allow pop-ups for this site and try again.');
      toasts.show({ type: 'error', message: t('Error viewing file: {{reason}}', { reason }) });
      return;
    }
    tab.opener = null;
    try {
      await withLink({ file, action: 'open', volume }, (url) => tab.location.replace(url));
    } catch (error) {
      tab.close();
      const reason = reasonOf(error, 'open');
      toasts.show({ type: 'error', message: t('Error viewing file: {{reason}}', { reason }) });
    }
  }

  return {
    download: (file, volume = 1) => void download(file, volume),
    open: (file, volume = 1) => void open(file, volume),
    preview: (file, volume = 1) => setPreviewed({ file, volume }),
    previewed: previewed?.file ?? null,
    previewedVolume: previewed?.volume ?? 1,
    closePreview: () => setPreviewed(null),
    previewLink: async (file, volume = 1) =>
      (await requestFileLink(queryClient, { access, file, action: 'preview', volume })).url,
    isBusy: (file) => busy.has(file.fileId),
  };
}
