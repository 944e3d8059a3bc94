import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';

/** Availability of a file for the reader, derived from the fields that the server computed. */
export type FileAvailability =
  | { readonly kind: 'checking' }
  | { readonly kind: 'blocked' }
  /** Downloadable any time. */
  | { readonly kind: 'ready' }
  /** `availableAt`: end of an embargo that is on as well, before which it cannot be paid for. */
  | {
      readonly kind: 'unpaid';
      readonly chargeCents: number;
      readonly availableAt: string | null;
      /** A bank payment was tried and did not go through. */
      readonly hasFailed: boolean;
    }
  /** The bank is processing the payment. */
  | { readonly kind: 'clearing' }
  | { readonly kind: 'embargoed'; readonly availableAt: string }
  /** Downloadable once. */
  | { readonly kind: 'window'; readonly until: string }
  | { readonly kind: 'taken'; readonly downloadedAt: string; readonly againUntil: string | null }
  /** By staff: nothing but its record is left. */
  | { readonly kind: 'withdrawn'; readonly at: string }
  /** By retention: nothing but its record is left. */
  | { readonly kind: 'deleted'; readonly at: string }
  | { readonly kind: 'withheld' };

export function fileAvailability(file: FileView): FileAvailability {
  if (file.withdrawnAt) return { kind: 'withdrawn', at: file.withdrawnAt };
  if (file.deletedAt) return { kind: 'deleted', at: file.deletedAt };
  if (file.scan !== 'clean') return { kind: file.scan === 'pending' ? 'checking' : 'blocked' };
  const { availableAt = null, downloadedAt, downloadAgainUntil = null } = file;
  if (file.requiresPayment && !file.isPaid && !file.isDownloadable) {
    if (file.paymentState === 'clearing') return { kind: 'clearing' };
    const hasFailed = file.paymentState === 'failed';
    const chargeCents = Math.round(file.chargeAmount * 100);
    return { kind: 'unpaid', chargeCents, availableAt, hasFailed };
  }
  if (downloadedAt) return { kind: 'taken', downloadedAt, againUntil: downloadAgainUntil };
  if (file.isDownloadable) {
    return file.downloadUntil ? { kind: 'window', until: file.downloadUntil } : { kind: 'ready' };
  }
  return availableAt ? { kind: 'embargoed', availableAt } : { kind: 'withheld' };
}
