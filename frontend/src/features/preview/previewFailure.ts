import { ApiError } from '../../lib/apiError.ts';

/** Why a file cannot be shown here, however often it is loaded. */
type UnshowableReason = 'damaged' | 'password' | 'xfa';

/** A file that was loaded but cannot be shown. */
export class UnshowableFile extends Error {
  readonly reason: UnshowableReason;

  constructor(reason: UnshowableReason) {
    super(`the file cannot be shown: ${reason}`);
    this.reason = reason;
  }
}

/** Why there is no preview. `loading`: another attempt can help; `message` is that of the server, null if it has none. */
export type PreviewFailure =
  | { readonly kind: 'loading'; readonly message: string | null }
  | { readonly kind: UnshowableReason };

export function previewFailureOf(cause: unknown): PreviewFailure {
  if (cause instanceof UnshowableFile) return { kind: cause.reason };
  return { kind: 'loading', message: cause instanceof ApiError ? cause.message : null };
}

/** Title of a failure, in English. */
export const failureTitles: Readonly<Record<PreviewFailure['kind'], string>> = {
  loading: 'Failed to load preview',
  damaged: 'Failed to load preview',
  password: 'This PDF needs a password',
  xfa: 'This form must be saved as a normal PDF',
};
