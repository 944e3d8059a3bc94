import type { LocalizableText } from '@portal/contract/fields/localizableText.ts';
import type { UploadedFile } from './uploadedFile.ts';

/** The upload state of one selected file. */
export type UploadState =
  | { readonly kind: 'waiting' }
  /** `sent`: share of sent bytes, 0 to 1. */
  | { readonly kind: 'sending'; readonly sent: number }
  | { readonly kind: 'done'; readonly fileId: string }
  /** Can be retried. */
  | { readonly kind: 'failed'; readonly text: LocalizableText }
  /** Invalid; a retry cannot help. */
  | { readonly kind: 'refused'; readonly text: LocalizableText };

/** An upload that ended without a stored file. */
export type StoppedUpload = Extract<UploadState, { kind: 'failed' | 'refused' }>;

/** A selected file. `size` in bytes; `group`: name of its form field. */
export interface Upload {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly size: number;
  readonly state: UploadState;
}

export function isRunning({ state }: Upload): boolean {
  return state.kind === 'waiting' || state.kind === 'sending';
}

/** The uploaded files of a group. */
export function uploadedFilesOf(uploads: readonly Upload[], group: string): UploadedFile[] {
  return uploads.flatMap(({ name, size, state, group: ownGroup }) =>
    ownGroup === group && state.kind === 'done' ? [{ fileId: state.fileId, name, size }] : [],
  );
}
