import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';

/** The availability of a file for the reader, derived from fields that the server computes. */
export type FileAvailability =
  | { readonly kind: 'scanning' }
  | { readonly kind: 'blocked' }
  /** Can be downloaded at any time. */
  | { readonly kind: 'ready' }
  /** `availableAt`: end of an active embargo, before which the file cannot be paid for; null without one. */
  | {
      readonly kind: 'unpaid';
      readonly chargeCents: number;
      readonly availableAt: string | null;
      /** A bank payment failed. */
      readonly hasFailed: boolean;
    }
  /** The bank is processing the payment. */
  | { readonly kind: 'clearing' }
  | { readonly kind: 'embargoed'; readonly availableAt: string }
  /** Can be downloaded once, until the end of the download window. */
  | { readonly kind: 'window'; readonly until: string }
  | { readonly kind: 'downloaded'; readonly downloadedAt: string; readonly againUntil: string | null }
  /** Withdrawn by staff. Only its record exists. */
  | { readonly kind: 'withdrawn'; readonly at: string }
  /** Deleted by retention. Only its record exists. */
  | { readonly kind: 'deleted'; readonly at: string }
  | { readonly kind: 'withheld' };

export function fileAvailability(file: FileView): FileAvailability {
  if (file.withdrawnAt) return { kind: 'withdrawn', at: file.withdrawnAt };
  if (file.deletedAt) return { kind: 'deleted', at: file.deletedAt };
  if (file.scan !== 'clean') return { kind: file.scan === 'pending' ? 'scanning' : 'blocked' };
  const { availableAt = null, downloadedAt, downloadAgainUntil = null } = file;
  if (file.requiresPayment && !file.isPaid && !file.isDownloadable) {
    if (file.paymentState === 'clearing') return { kind: 'clearing' };
    const hasFailed = file.paymentState === 'failed';
    const chargeCents = Math.round(file.chargeAmount * 100);
    return { kind: 'unpaid', chargeCents, availableAt, hasFailed };
  }
  if (downloadedAt) return { kind: 'downloaded', downloadedAt, againUntil: downloadAgainUntil };
  if (file.isDownloadable) {
    return file.downloadUntil ? { kind: 'window', until: file.downloadUntil } : { kind: 'ready' };
  }
  return availableAt ? { kind: 'embargoed', availableAt } : { kind: 'withheld' };
}
