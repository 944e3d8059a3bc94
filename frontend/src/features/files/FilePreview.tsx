import { lazyComponent } from '../../components/lazyComponent.tsx';
import type { FileAccess } from './api/useFileAccess.ts';

const PreviewDialog = lazyComponent(
  async () => (await import('../preview/PreviewDialog.tsx')).PreviewDialog,
  { failure: 'abovePage' },
);

/** The preview dialog, if a file is previewed. Its code loads on first use. */
export function FilePreview({ access }: { access: FileAccess }) {
  const { previewed: file } = access;
  if (!file) return null;
  return (
    <PreviewDialog
      key={file.fileId}
      file={file}
      getLink={() => access.previewLink(file)}
      onDownload={file.isDownloadable ? () => access.download(file) : null}
      onOpen={() => access.open(file)}
      onClose={access.closePreview}
    />
  );
}
