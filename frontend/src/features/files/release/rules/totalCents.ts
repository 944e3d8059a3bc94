import { parseChargeCents } from '@portal/contract/invoices/rules/chargeAmount.ts';
import type { ReleaseValues, TermValues } from './releaseValues.ts';

/** What a file on these terms costs; null while its amount is none that can be charged. */
export function centsOfTerms({ requiresPayment, chargeAmount }: TermValues): number | null {
  return requiresPayment ? parseChargeCents(chargeAmount) : 0;
}

/** What the files cost together, by the ids of their uploads: each on its own terms, or else on those of all. */
export function totalCents(values: ReleaseValues, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + (centsOfTerms(values.own[id] ?? values) ?? 0), 0);
}
