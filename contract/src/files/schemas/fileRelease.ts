import * as z from 'zod/mini';
import { earlyReleaseReason } from '../../deadlines/earlyRelease.ts';
import { parseChargeCents } from '../../invoices/rules/chargeAmount.ts';
import { DEFAULT_EMBARGO_DAYS, MIN_EMBARGO_DAYS, MAX_EMBARGO_DAYS } from '../rules/downloads.ts';
import { UPLOAD_QUOTA } from '../rules/uploadRules.ts';
import { fileOfRequest, MAX_ENTERED_NUMBER, MAX_SEEN_TEXT, requestId } from '../../fields/fields.ts';
import { fileReference } from './fileReference.ts';
import { otherPerson } from './otherPerson.ts';
import { seenWork } from '../../requests/schemas/seen.ts';

export const MAX_COMMENT = 500;

export const NO_FILES = 'Please select at least one file to upload';
export const INVALID_CHARGE = 'Please enter a valid charge amount';
export const EMBARGO = 'The embargo must be between 1 and 365 days';

const comment = z.string().check(z.trim(), z.maxLength(MAX_COMMENT, 'Please use at most 500 characters'));
const dollars = z.pipe(
  z.union([z.string().check(z.maxLength(MAX_ENTERED_NUMBER)), z.number()], INVALID_CHARGE),
  z.transform(String),
);

/** Terms of released documents: a comment, a charge in US dollars, an embargo in days. */
export const releaseFields = {
  comment: z._default(comment, ''),
  requiresPayment: z._default(z.boolean(), false),
  chargeAmount: z._default(dollars, ''),
  embargoEnabled: z._default(z.boolean(), true),
  /** 0: no embargo. */
  embargoDays: z._default(
    z.int(EMBARGO).check(z.minimum(0, EMBARGO), z.maximum(MAX_EMBARGO_DAYS, EMBARGO)),
    DEFAULT_EMBARGO_DAYS,
  ),
};

/** Returns the problem with a charge; null if it is valid or turned off. */
export function chargeProblem(requiresPayment: boolean, chargeAmount: string): string | null {
  return requiresPayment && parseChargeCents(chargeAmount) === null ? INVALID_CHARGE : null;
}

/** Terms of a single document, by the field names of the file record. Omitted fields use the terms of the call. */
export const ownTerms = {
  adminComment: z.nullish(comment),
  requiresPayment: z.nullish(z.boolean()),
  chargeAmount: z.nullish(dollars),
  embargoEnabled: z.nullish(z.boolean()),
  embargoDays: z.nullish(z.int(EMBARGO)),
};

export type OwnTerms = z.output<z.ZodMiniObject<typeof ownTerms>>;

const releasedDocuments = {
  ...releaseFields,
  uploadedFiles: z
    .array(z.extend(fileReference, { ...ownTerms, otherPerson: z.nullish(otherPerson) }), NO_FILES)
    .check(z.minLength(1, NO_FILES), z.maxLength(UPLOAD_QUOTA.files)),
  earlyReleaseReason,
};

/** Checks the terms of a call as they belong together. */
const consistentTerms: z.core.CheckFn<{
  requiresPayment: boolean;
  chargeAmount: string;
  embargoEnabled: boolean;
  embargoDays: number;
}> = (ctx) => {
  const { requiresPayment, chargeAmount, embargoEnabled, embargoDays } = ctx.value;
  const message = chargeProblem(requiresPayment, chargeAmount);
  if (message) {
    ctx.issues.push({ code: 'custom', input: chargeAmount, path: ['chargeAmount'], message });
  }
  if (embargoEnabled && embargoDays < MIN_EMBARGO_DAYS) {
    ctx.issues.push({ code: 'custom', input: embargoDays, path: ['embargoDays'], message: EMBARGO });
  }
};

/** Uploaded documents and their release terms, as a part of another call. */
export const documentRelease = z.object(releasedDocuments).check(consistentTerms);

export type DocumentRelease = z.output<typeof documentRelease>;

/** Uploaded documents and their release terms. Other fields of a file record are ignored. */
export const fileRelease = z
  .object({ requestId, ...releasedDocuments, seenWork: z.optional(seenWork) })
  .check(consistentTerms);

export type FileRelease = z.output<typeof fileRelease>;

/** The terms that the caller saw. Other current terms are a conflict. */
const seenTerms = z.object({
  adminComment: z.string().check(z.maxLength(MAX_SEEN_TEXT)),
  requiresPayment: z.boolean(),
  chargeAmount: z.number(),
  embargoEnabled: z.boolean(),
  embargoDays: z.int(),
});

/** New terms for a released file. Omitted fields keep their values. */
export const fileTermsChange = z.extend(fileOfRequest, { ...ownTerms, seen: z.optional(seenTerms) });

export type FileTermsChange = z.output<typeof fileTermsChange>;
