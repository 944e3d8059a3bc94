import type { LocalizableText } from '@portal/contract/fields/localizableText.ts';
import type { UploadedFile } from './uploadedFile.ts';

/** How far one chosen file has come. */
export type UploadState =
  | { readonly kind: 'waiting' }
  /** `sent`: share of its bytes that have arrived, 0 to 1. */
  | { readonly kind: 'sending'; readonly sent: number }
  | { readonly kind: 'done'; readonly fileId: string }
  /** Worth another try. */
  | { readonly kind: 'failed'; readonly text: LocalizableText }
  /** Never accepted, whatever is tried. */
  | { readonly kind: 'refused'; readonly text: LocalizableText };

/** Ended before the file had arrived. */
export type StoppedUpload = Extract<UploadState, { kind: 'failed' | 'refused' }>;

/** A chosen file. `size` in bytes; `group` names the field of the form that it belongs to. */
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

/** The files of a group that have arrived. */
export function uploadedFilesOf(uploads: readonly Upload[], group: string): UploadedFile[] {
  return uploads.flatMap(({ name, size, state, group: own }) =>
    own === group && state.kind === 'done' ? [{ fileId: state.fileId, name, size }] : [],
  );
}
