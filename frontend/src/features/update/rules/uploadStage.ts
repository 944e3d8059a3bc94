import type { Upload } from '../../uploads/upload.ts';

/** The upload progress of an update. `number` counts from 1. */
export type UploadStage =
  | { readonly kind: 'generating-urls' }
  | { readonly kind: 'uploading'; readonly name: string; readonly number: number; readonly total: number }
  | { readonly kind: 'complete' };

export function uploadStage(uploads: readonly Upload[]): UploadStage {
  const counted = uploads.filter(({ state }) => state.kind !== 'refused');
  const index = counted.findIndex(({ state }) => state.kind === 'sending');
  const sending = counted[index];
  if (sending) return { kind: 'uploading', name: sending.name, number: index + 1, total: counted.length };
  return { kind: counted.every(({ state }) => state.kind === 'done') ? 'complete' : 'generating-urls' };
}
