import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import type { StoredRetention } from './storedRetention.ts';

/** How long a file is kept after its request is closed: always, a number of days, or the portal’s default. */
export type RetentionPeriod =
  | { readonly kind: 'always' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'default' };

/** The retention of a file: a hold of the request or file first, then the file's choice, then the request's. */
export function retentionPeriodDays(
  { retention: ofRequest }: Pick<RequestDocument, 'retention'>,
  { retention: ofFile }: Pick<RequestFile, 'retention'>,
): RetentionPeriod {
  const choices = [ofFile, ofRequest].filter((one): one is StoredRetention => one !== null);
  if (choices.some(({ choice }) => choice.kind === 'always')) return { kind: 'always' };
  return choices.map(({ choice }) => choice).find(({ kind }) => kind === 'days') ?? { kind: 'default' };
}

/** Days after which the thread of a request is deleted, as for a file without a choice of its own; null to keep it. */
export function threadPeriodDays(
  request: Pick<RequestDocument, 'retention'>,
  defaultDays: number | null,
): number | null {
  const period = retentionPeriodDays(request, { retention: null });
  if (period.kind === 'always') return null;
  return period.kind === 'days' ? period.days : defaultDays;
}
