import * as z from 'zod/mini';
import { chargeCents } from '../rules/chargeAmount.ts';
import { DEFAULT_EMBARGO_DAYS, FEWEST_EMBARGO_DAYS, MOST_EMBARGO_DAYS } from '../rules/downloads.ts';
import { UPLOAD_QUOTA } from '../rules/uploadRules.ts';
import { requestId } from './fields.ts';
import { fileReference } from './requestDetails.ts';

export const MOST_COMMENT = 500;

export const NO_FILES = 'Please select at least one file to upload';
export const INVALID_CHARGE = 'Please enter a valid charge amount';
export const EMBARGO = 'The embargo must be between 1 and 365 days';

/** What staff say of documents that they release: a comment, a charge in US dollars, an embargo in days. */
export const releaseFields = {
  comment: z._default(
    z.string().check(z.trim(), z.maxLength(MOST_COMMENT, 'Please use at most 500 characters')),
    '',
  ),
  requiresPayment: z._default(z.boolean(), false),
  chargeAmount: z._default(
    z.pipe(z.union([z.string(), z.number()], INVALID_CHARGE), z.transform(String)),
    '',
  ),
  embargoEnabled: z._default(z.boolean(), true),
  embargoDays: z._default(
    z.int(EMBARGO).check(z.minimum(FEWEST_EMBARGO_DAYS, EMBARGO), z.maximum(MOST_EMBARGO_DAYS, EMBARGO)),
    DEFAULT_EMBARGO_DAYS,
  ),
};

/** A charge that is on must be an amount; one that is off is not looked at. */
export function chargeProblem(requiresPayment: boolean, chargeAmount: string): string | null {
  return requiresPayment && chargeCents(chargeAmount) === null ? INVALID_CHARGE : null;
}

/** Uploaded documents and the terms on which they are released. Charges and states of single files are not read. */
export const fileRelease = z
  .object({
    requestId,
    ...releaseFields,
    uploadedFiles: z
      .array(fileReference, NO_FILES)
      .check(z.minLength(1, NO_FILES), z.maxLength(UPLOAD_QUOTA.files)),
  })
  .check((ctx) => {
    const message = chargeProblem(ctx.value.requiresPayment, ctx.value.chargeAmount);
    if (message) {
      ctx.issues.push({ code: 'custom', input: ctx.value.chargeAmount, path: ['chargeAmount'], message });
    }
  });

export type FileRelease = z.output<typeof fileRelease>;
