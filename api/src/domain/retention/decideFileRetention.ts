import { downloadWindow, embargoEndsAt } from '@portal/contract/files/rules/downloads.ts';
import { type DownloadClaim, isDownloadUsed } from '../files/downloads/downloadClaims.ts';
import type { RequestFile, RequestRoot } from '../requests/root.ts';
import { closedAt } from './closedAt.ts';
import { daysAfter } from './erasableFrom.ts';
import { retentionPeriodDays } from './retentionPeriodDays.ts';

type Because =
  | 'deleted'
  | 'open'
  | 'hold'
  | 'no-schedule'
  | 'not-yet'
  | 'not-scanned'
  | 'embargo'
  | 'payment-clearing'
  | 'window'
  | 'not-downloaded';

/** `end-payment`: it may go once its open PaymentIntent can be paid no more. */
export type RetentionVerdict =
  | { readonly kind: 'delete' }
  | { readonly kind: 'end-payment'; readonly intentId: string }
  | { readonly kind: 'keep'; readonly because: Because };

export interface RetentionFacts {
  /** Of the portal; null: closed requests keep their files. */
  readonly defaultDays: number | null;
  /** To paid files of the request. */
  readonly claims: readonly DownloadClaim[];
  /** PaymentIntents of which Stripe said that they are cancelled. */
  readonly cancelled: ReadonlySet<string>;
}

/** Whether retention deletes a file now. What somebody still waits for, or has paid for and never had, is kept. */
export function decideFileRetention(
  root: RequestRoot,
  file: RequestFile,
  { defaultDays, claims, cancelled }: RetentionFacts,
  now: Date,
): RetentionVerdict {
  if (file.deletedAt !== null) return keep('deleted');
  const closed = closedAt(root);
  if (closed === null) return keep('open');
  const kept = retentionPeriodDays(root, file);
  if (kept.kind === 'always') return keep('hold');
  const days = kept.kind === 'days' ? kept.days : defaultDays;
  if (days === null) return keep('no-schedule');
  // What was released after the closing has its days as well.
  const from = file.uploadedAt > closed ? file.uploadedAt : closed;
  if (now.toISOString() < daysAfter(from, days)) return keep('not-yet');
  if (file.scan === 'pending') return keep('not-scanned');
  const embargoEnd = embargoEndsAt(file);
  if (embargoEnd && now < embargoEnd) return keep('embargo');
  if (!file.requiresPayment) return { kind: 'delete' };
  if (file.paymentState === 'clearing') return keep('payment-clearing');
  if (file.paidAt !== null) return validatePaid(root, file, claims, now);
  const { intentId } = file;
  return intentId === null || cancelled.has(intentId)
    ? { kind: 'delete' }
    : { kind: 'end-payment', intentId };
}

function validatePaid(
  root: RequestRoot,
  file: RequestFile,
  claims: readonly DownloadClaim[],
  now: Date,
): RetentionVerdict {
  if (downloadWindow(file, now).kind === 'active') return keep('window');
  return isDownloadUsed(claims, file, root) ? { kind: 'delete' } : keep('not-downloaded');
}

function keep(because: Because): RetentionVerdict {
  return { kind: 'keep', because };
}
