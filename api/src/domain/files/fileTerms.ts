import { parseChargeCents } from '@portal/contract/invoices/rules/chargeAmount.ts';
import { MIN_EMBARGO_DAYS, MAX_EMBARGO_DAYS } from '@portal/contract/files/rules/downloads.ts';
import { EMBARGO, INVALID_CHARGE, type OwnTerms } from '@portal/contract/files/schemas/fileRelease.ts';

/** The terms under which a document is released. */
export interface FileTerms {
  readonly comment: string;
  /** Zero if it is free. */
  readonly chargeCents: number;
  /** Null if it has no embargo. */
  readonly embargoDays: number | null;
}

/** Defaults for documents without terms of their own. Amounts in US dollars, as entered. */
export interface DefaultTerms {
  readonly comment: string;
  readonly requiresPayment: boolean;
  readonly chargeAmount: string;
  readonly embargoEnabled: boolean;
  readonly embargoDays: number;
}

export type TermsDecision =
  | { readonly kind: 'terms'; readonly terms: FileTerms }
  | {
      readonly kind: 'refuse';
      readonly field: 'requiresPayment' | 'chargeAmount' | 'embargoEnabled' | 'embargoDays';
      readonly message: string;
    };

export const CHARGE_WITHOUT_PAYMENT = 'This file has a charge, but is marked as requiring no payment';
export const DAYS_WITHOUT_EMBARGO = 'This file has embargo days, but is marked as having no embargo';

/**
 * The terms of one document: its own terms, else the defaults. An amount or days alone imply a charge or an embargo.
 * Contradictory terms are rejected, because a guess could release a document for free.
 */
export function fileTerms(own: OwnTerms, defaults: DefaultTerms): TermsDecision {
  const charge = chargeOf(own, defaults);
  if (typeof charge !== 'number') return charge;
  const days = embargoOf(own, defaults);
  if (days !== null && typeof days !== 'number') return days;
  const comment = own.adminComment ?? defaults.comment;
  return { kind: 'terms', terms: { comment, chargeCents: charge, embargoDays: days } };
}

function chargeOf(own: OwnTerms, defaults: DefaultTerms): number | TermsDecision {
  const ownAmount = own.chargeAmount?.trim() ?? '';
  const isCharged = own.requiresPayment ?? (ownAmount === '' ? defaults.requiresPayment : !isZero(ownAmount));
  // The default amount does not apply to a file that is marked as free.
  const amount = ownAmount || (own.requiresPayment === false ? '' : defaults.chargeAmount.trim());
  if (isCharged) return parseChargeCents(amount) ?? refuse('chargeAmount', INVALID_CHARGE);
  return amount === '' || isZero(amount) ? 0 : refuse('requiresPayment', CHARGE_WITHOUT_PAYMENT);
}

const isZero = (amount: string) => Number(amount) === 0;

function embargoOf(own: OwnTerms, defaults: DefaultTerms): number | null | TermsDecision {
  const ownDays = own.embargoDays ?? null;
  const hasEmbargo = own.embargoEnabled ?? (ownDays === null ? defaults.embargoEnabled : ownDays !== 0);
  if (!hasEmbargo) {
    return ownDays === null || ownDays === 0 ? null : refuse('embargoEnabled', DAYS_WITHOUT_EMBARGO);
  }
  const days = ownDays ?? defaults.embargoDays;
  return days >= MIN_EMBARGO_DAYS && days <= MAX_EMBARGO_DAYS ? days : refuse('embargoDays', EMBARGO);
}

function refuse(field: Extract<TermsDecision, { kind: 'refuse' }>['field'], message: string): TermsDecision {
  return { kind: 'refuse', field, message };
}

export const DUPLICATE_FILE = 'The same file is named twice with different terms';

export type AllTermsDecision =
  | { readonly kind: 'terms'; readonly terms: ReadonlyMap<string, FileTerms> }
  /** `field` is the path in the list: `2.embargoDays`. */
  | { readonly kind: 'refuse'; readonly field: string; readonly message: string };

/** The terms of all files in one release, by file id. */
export function termsOfAll(
  files: readonly (OwnTerms & { readonly fileId: string })[],
  defaults: DefaultTerms,
): AllTermsDecision {
  const terms = new Map<string, FileTerms>();
  for (const [index, { fileId, ...own }] of files.entries()) {
    const decision = fileTerms(own, defaults);
    if (decision.kind === 'refuse')
      return { kind: 'refuse', field: `${index}.${decision.field}`, message: decision.message };
    const before = terms.get(fileId);
    if (before && !isSameTerms(before, decision.terms))
      return { kind: 'refuse', field: String(index), message: DUPLICATE_FILE };
    terms.set(fileId, decision.terms);
  }
  return { kind: 'terms', terms };
}

export function isSameTerms(a: FileTerms, b: FileTerms): boolean {
  return a.comment === b.comment && a.chargeCents === b.chargeCents && a.embargoDays === b.embargoDays;
}
