import { parseChargeCents } from '@portal/contract/invoices/rules/chargeAmount.ts';
import { MIN_EMBARGO_DAYS, MAX_EMBARGO_DAYS } from '@portal/contract/files/rules/downloads.ts';
import { EMBARGO, INVALID_CHARGE, type OwnTerms } from '@portal/contract/files/schemas/fileRelease.ts';

/** On what terms a document is with the client. */
export interface FileTerms {
  readonly comment: string;
  /** Zero: free of charge. */
  readonly chargeCents: number;
  /** Null: no embargo. */
  readonly embargoDays: number | null;
}

/** What counts for a document that says nothing itself. Amounts in US dollars, as typed. */
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
 * The terms of one document: its own come before the defaults. An amount or days given alone say whether there is a
 * charge or an embargo. Terms that contradict each other are refused: a guess could give a document away.
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
  // The amount of the call is meant for the files that are charged; a file that says it is free is none of them.
  const amount = ownAmount || (own.requiresPayment === false ? '' : defaults.chargeAmount.trim());
  if (isCharged) return parseChargeCents(amount) ?? refuse('chargeAmount', INVALID_CHARGE);
  return amount === '' || isZero(amount) ? 0 : refuse('requiresPayment', CHARGE_WITHOUT_PAYMENT);
}

const isZero = (amount: string) => Number(amount) === 0;

function embargoOf(own: OwnTerms, defaults: DefaultTerms): number | null | TermsDecision {
  const ownDays = own.embargoDays ?? null;
  const isKept = own.embargoEnabled ?? (ownDays === null ? defaults.embargoEnabled : ownDays !== 0);
  if (!isKept) {
    return ownDays === null || ownDays === 0 ? null : refuse('embargoEnabled', DAYS_WITHOUT_EMBARGO);
  }
  const days = ownDays ?? defaults.embargoDays;
  return days >= MIN_EMBARGO_DAYS && days <= MAX_EMBARGO_DAYS ? days : refuse('embargoDays', EMBARGO);
}

function refuse(field: Extract<TermsDecision, { kind: 'refuse' }>['field'], message: string): TermsDecision {
  return { kind: 'refuse', field, message };
}

export const NAMED_TWICE = 'The same file is named twice with different terms';

export type AllTermsDecision =
  | { readonly kind: 'terms'; readonly terms: ReadonlyMap<string, FileTerms> }
  /** `field` is the path in the list: `2.embargoDays`. */
  | { readonly kind: 'refuse'; readonly field: string; readonly message: string };

/** The terms of every file that is released together, by file id. */
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
      return { kind: 'refuse', field: String(index), message: NAMED_TWICE };
    terms.set(fileId, decision.terms);
  }
  return { kind: 'terms', terms };
}

export function isSameTerms(a: FileTerms, b: FileTerms): boolean {
  return a.comment === b.comment && a.chargeCents === b.chargeCents && a.embargoDays === b.embargoDays;
}
