import { lazyComponent } from '../../components/lazyComponent.tsx';
import type { FileAccess } from './api/useFileAccess.ts';
import { withVolume } from './rules/fileVolumes.ts';

const PreviewDialog = lazyComponent(
  async () => (await import('../preview/PreviewDialog.tsx')).PreviewDialog,
  { failure: 'abovePage' },
);

/** The preview dialog, if a file is previewed. Its code loads on first use. */
export function FilePreview({ access }: { access: FileAccess }) {
  const { previewed: file, previewedVolume: volume } = access;
  if (!file) return null;
  const count = file.volumes?.length;
  return (
    <PreviewDialog
      key={file.fileId}
      file={withVolume(file, volume)}
      volumes={
        count === undefined ? undefined : { volume, count, onShow: (chosen) => access.preview(file, chosen) }
      }
      getLink={() => access.previewLink(file, volume)}
      onDownload={file.isDownloadable ? () => access.download(file, volume) : null}
      onOpen={() => access.open(file, volume)}
      onClose={access.closePreview}
    />
  );
}
