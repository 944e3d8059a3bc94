import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { TFunction } from 'i18next';

/** A document with the name and size of one of its volumes, from 1. */
export function withVolume<File extends Pick<FileView, 'originalName' | 'size' | 'volumes'>>(
  file: File,
  volume: number,
): File {
  const found = file.volumes?.[volume - 1];
  return found ? { ...file, originalName: found.name, size: found.size } : file;
}

/** How many volumes and pages of records a document in volumes has. */
export function volumesText(volumes: readonly { readonly pages: number }[], t: TFunction): string {
  const pages = volumes.reduce((sum, volume) => sum + volume.pages, 0);
  return [t('{{count}} volumes', { count: volumes.length }), t('{{count}} pages', { count: pages })].join(
    ', ',
  );
}
