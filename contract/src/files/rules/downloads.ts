/** A paid file may be downloaded for this long, counted from the latest of upload, end of embargo, payment and extension. */
export const DOWNLOAD_WINDOW_HOURS = 12;
/** Whoever downloaded a paid file can have the same link again for so long, so that a broken transfer costs nobody their purchase. */
export const DOWNLOAD_AGAIN_MINUTES = 15;
/** All files together that are downloaded as one zip may have so many bytes. */
export const MAX_BUNDLE_BYTES = 2_000_000_000;
/** The history of a file tells so many downloads of one person, the newest. */
export const MAX_DOWNLOADS_LISTED = 100;
/** Released files are kept back for this long unless staff say otherwise. */
export const DEFAULT_EMBARGO_DAYS = 14;
export const MIN_EMBARGO_DAYS = 1;
export const MAX_EMBARGO_DAYS = 365;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What the times of a released file depend on. Instants are UTC ISO. */
export interface ReleaseTerms {
  readonly uploadedAt: string;
  readonly requiresPayment: boolean;
  readonly embargoEnabled: boolean;
  readonly embargoDays: number;
  /** When it was paid; null while it is not. */
  readonly paidAt: string | null;
  readonly windowExtendedAt: string | null;
}

/** When the embargo of a file ends; null for one without. */
export function embargoEndsAt({
  uploadedAt,
  embargoEnabled,
  embargoDays,
}: Pick<ReleaseTerms, 'uploadedAt' | 'embargoEnabled' | 'embargoDays'>): Date | null {
  return embargoEnabled ? new Date(Date.parse(uploadedAt) + embargoDays * DAY_MS) : null;
}

/**
 * The window in which a paid file can be downloaded, as it stands now: `none` for a file without a charge, `unpaid`
 * and `embargoed` while it has not begun.
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
  const begins = [file.uploadedAt, file.paidAt, ...(file.windowExtendedAt ? [file.windowExtendedAt] : [])];
  const from = Math.max(...begins.map((instant) => Date.parse(instant)), embargoEnd?.getTime() ?? 0);
  const until = new Date(from + DOWNLOAD_WINDOW_HOURS * HOUR_MS);
  return now < until ? { kind: 'active', until } : { kind: 'expired', since: until };
}
