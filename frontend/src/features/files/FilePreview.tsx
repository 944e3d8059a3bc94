import { lazy, Suspense } from 'react';
import type { FileAccess } from './api/useFileAccess.ts';

const PreviewDialog = lazy(async () => ({
  default: (await import('../preview/PreviewDialog.tsx')).PreviewDialog,
}));

/** The preview dialog, if a file is previewed. Its code loads on first use. */
export function FilePreview({ access }: { access: FileAccess }) {
  const { previewed: file } = access;
  if (!file) return null;
  return (
    <Suspense fallback={null}>
      <PreviewDialog
        key={file.fileId}
        file={file}
        getLink={() => access.previewLink(file)}
        onDownload={file.isDownloadable ? () => access.download(file) : null}
        onOpen={() => access.open(file)}
        onClose={access.closePreview}
      />
    </Suspense>
  );
}
