/**
 * Length of the download window of a paid file. It starts at the latest of upload, end of embargo, payment and
 * extension.
 */
export const DOWNLOAD_WINDOW_HOURS = 12;
/** After a download, the same link can be issued again for this long, in case the transfer failed. */
export const DOWNLOAD_AGAIN_MINUTES = 15;
/** Maximum total size of the files in one zip. */
export const MAX_BUNDLE_BYTES = 2_000_000_000;
/** Maximum number of downloads per person in the history of a file. */
export const MAX_DOWNLOADS_LISTED = 100;
/** Default embargo of released files. */
export const DEFAULT_EMBARGO_DAYS = 14;
export const MIN_EMBARGO_DAYS = 1;
export const MAX_EMBARGO_DAYS = 365;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The terms and times of a released file. Instants are UTC ISO. */
export interface ReleaseTerms {
  readonly uploadedAt: string;
  readonly requiresPayment: boolean;
  readonly embargoEnabled: boolean;
  readonly embargoDays: number;
  /** When it was paid; null while unpaid. */
  readonly paidAt: string | null;
  readonly windowExtendedAt: string | null;
}

/** Returns when the embargo of a file ends; null without an embargo. */
export function embargoEndsAt({
  uploadedAt,
  embargoEnabled,
  embargoDays,
}: Pick<ReleaseTerms, 'uploadedAt' | 'embargoEnabled' | 'embargoDays'>): Date | null {
  return embargoEnabled ? new Date(Date.parse(uploadedAt) + embargoDays * DAY_MS) : null;
}

/**
 * The window in which a paid file can be downloaded: `none` for a file without a charge; `unpaid` or `embargoed` before
 * it starts.
 */
export type DownloadWindow =
  | { readonly kind: 'none' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'embargoed'; readonly from: Date }
  | { readonly kind: 'active'; readonly until: Date }
  | { readonly kind: 'expired'; readonly since: Date };

export function downloadWindow(file: ReleaseTerms, now: Date): DownloadWindow {
  if (!file.requiresPayment) return { kind: 'none' };
  if (file.paidAt === null) return { kind: 'unpaid' };
  const embargoEnd = embargoEndsAt(file);
  if (embargoEnd && now < embargoEnd) return { kind: 'embargoed', from: embargoEnd };
  const starts = [file.uploadedAt, file.paidAt, ...(file.windowExtendedAt ? [file.windowExtendedAt] : [])];
  const from = Math.max(...starts.map((instant) => Date.parse(instant)), embargoEnd?.getTime() ?? 0);
  const until = new Date(from + DOWNLOAD_WINDOW_HOURS * HOUR_MS);
  return now < until ? { kind: 'active', until } : { kind: 'expired', since: until };
}
