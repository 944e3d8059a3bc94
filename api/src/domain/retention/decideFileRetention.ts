import { downloadWindow, embargoEndsAt } from '@portal/contract/files/rules/downloads.ts';
import { type DownloadClaim, isDownloadUsed } from '../files/downloads/downloadClaims.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import { closedAt } from './closedAt.ts';
import { daysAfter } from './erasableFrom.ts';
import { retentionPeriodDays } from './retentionPeriodDays.ts';

type KeepReason =
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

/** `end-payment`: the file can be deleted after its open PaymentIntent is canceled. */
export type FileRetentionDecision =
  | { readonly kind: 'delete' }
  | { readonly kind: 'end-payment'; readonly intentId: string }
  | { readonly kind: 'keep'; readonly reason: KeepReason };

export interface RetentionFacts {
  /** The portal's default; null means that files of closed requests are kept. */
  readonly defaultDays: number | null;
  /** Claims to paid files of the request. */
  readonly claims: readonly DownloadClaim[];
  /** PaymentIntents that Stripe reported as canceled. */
  readonly canceled: ReadonlySet<string>;
}

/** Whether retention deletes a file now. A file is kept while the client can still get it, or paid for it without downloading it. */
export function decideFileRetention(
  request: RequestDocument,
  file: RequestFile,
  { defaultDays, claims, canceled }: RetentionFacts,
  now: Date,
): FileRetentionDecision {
  if (file.deletedAt !== null) return keep('deleted');
  const closed = closedAt(request);
  if (closed === null) return keep('open');
  const period = retentionPeriodDays(request, file);
  if (period.kind === 'always') return keep('hold');
  const days = period.kind === 'days' ? period.days : defaultDays;
  if (days === null) return keep('no-schedule');
  // The period of a file released after the closing starts at its release.
  const from = file.uploadedAt > closed ? file.uploadedAt : closed;
  if (now.toISOString() < daysAfter(from, days)) return keep('not-yet');
  if (file.scan === 'pending') return keep('not-scanned');
  const embargoEnd = embargoEndsAt(file);
  if (embargoEnd && now < embargoEnd) return keep('embargo');
  if (!file.requiresPayment) return { kind: 'delete' };
  if (file.paymentState === 'clearing') return keep('payment-clearing');
  if (file.paidAt !== null) return decidePaidFile(request, file, claims, now);
  const { intentId } = file;
  return intentId === null || canceled.has(intentId) ? { kind: 'delete' } : { kind: 'end-payment', intentId };
}

function decidePaidFile(
  request: RequestDocument,
  file: RequestFile,
  claims: readonly DownloadClaim[],
  now: Date,
): FileRetentionDecision {
  if (downloadWindow(file, now).kind === 'active') return keep('window');
  return isDownloadUsed(claims, file, request) ? { kind: 'delete' } : keep('not-downloaded');
}

function keep(reason: KeepReason): FileRetentionDecision {
  return { kind: 'keep', reason };
}
