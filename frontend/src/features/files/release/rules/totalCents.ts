import { parseChargeCents } from '@portal/contract/invoices/rules/chargeAmount.ts';
import type { ReleaseValues, TermValues } from './releaseValues.ts';

/** The charge of a file with these terms in cents; null if the amount is invalid. */
export function centsOfTerms({ requiresPayment, chargeAmount }: TermValues): number | null {
  return requiresPayment ? parseChargeCents(chargeAmount) : 0;
}

/** The total charge of uploads in cents. Each uses its own terms or the common terms. Invalid amounts count as zero. */
export function totalCents(values: ReleaseValues, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + (centsOfTerms(values.fileTerms[id] ?? values) ?? 0), 0);
}
