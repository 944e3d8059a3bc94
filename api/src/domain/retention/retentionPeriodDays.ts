import type { RequestFile, RequestRoot } from '../requests/root.ts';
import type { StoredRetention } from './storedRetention.ts';

/** For how long a file is kept after its request is closed: always, so many days, or the portal’s default. */
export type RetentionPeriod =
  | { readonly kind: 'always' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'default' };

/** A hold of the request or of the file wins; then what was chosen for the file, then for the request. */
export function retentionPeriodDays(
  { retention: ofRequest }: Pick<RequestRoot, 'retention'>,
  { retention: ofFile }: Pick<RequestFile, 'retention'>,
): RetentionPeriod {
  const choices = [ofFile, ofRequest].filter((one): one is StoredRetention => one !== null);
  if (choices.some(({ choice }) => choice.kind === 'always')) return { kind: 'always' };
  return choices.map(({ choice }) => choice).find(({ kind }) => kind === 'days') ?? { kind: 'default' };
}
