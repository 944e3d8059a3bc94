import * as z from 'zod/mini';
import { draftId, fileId, instant } from '../../fields/fields.ts';
import { authorityValues, emptyAuthority } from '../authority/authorityValues.ts';
import { scopeValues } from '../scope/scopeValues.ts';

/** Maximum number of unfinished requests per account. */
export const MAX_UNFINISHED_REQUESTS = 10;

/** Days for which an unfinished request and its files are kept, from the first save. */
export const UNFINISHED_DAYS = 30;

/** Maximum size of the values of an unfinished request, in characters of JSON. */
export const MAX_UNFINISHED_CHARACTERS = 20_000;

/** A file in the quarantine of the store. `size` in bytes. */
const keptFile = z.object({ fileId, name: z.string(), size: z.int() });

/** The entered values of the wizard, in the order of its fields, without Social Security digits. */
export const unfinishedValues = z.object({
  orderId: z.string(),
  facilityName: z.string(),
  /** ID of a listed copy service, `other`, `own-firm`, or empty. */
  copyServiceSelection: z.string(),
  copyServiceName: z.string(),
  copyServiceLocation: z.string(),
  copyServiceEmail: z.string(),
  copyServicePhone: z.string(),
  /** Email and phone that the selected location filled in. */
  filledEmail: z._default(z.string(), ''),
  filledPhone: z._default(z.string(), ''),
  attorneyName: z.string(),
  firmName: z.string(),
  lawyerEmail: z.string(),
  lawyerPhone: z.string(),
  confirmAttorney: z._default(z.boolean(), false),
  patientName: z.string(),
  patientDob: z.string(),
  requestType: z.string(),
  paAppliesTo: z.string(),
  physicianName: z.string(),
  appearanceDate: z._default(z.string(), ''),
  appearanceTime: z._default(z.string(), ''),
  appearancePlace: z._default(z.string(), ''),
  authority: z._default(authorityValues, emptyAuthority),
  /** Whether step 1 shows copy service and attorney as a summary, because they were filled in. */
  summarized: z._default(z.boolean(), false),
  loaIncluded: z.boolean(),
  loaFiles: z.array(keptFile),
  uploadedFiles: z.array(keptFile),
  /** Absent until something of it was entered. */
  scope: z.optional(scopeValues),
});

export type UnfinishedValues = z.output<typeof unfinishedValues>;

/** What the wizard saves. */
export const unfinishedContent = {
  draftId,
  values: unfinishedValues.check(
    z.refine(
      (values) => JSON.stringify(values).length <= MAX_UNFINISHED_CHARACTERS,
      'This request is too long to be saved.',
    ),
  ),
  /** Social Security digits were entered. They are never saved. */
  ssnEntered: z.boolean(),
  /** Highest step that may be opened, 1 to 5. */
  furthestStep: z.int().check(z.minimum(1), z.maximum(5)),
};

/** A request of the wizard that is saved for an account and not paid. */
export const unfinishedRequest = z.object({
  ...unfinishedContent,
  /** Raised by every save. */
  version: z.int(),
  savedAt: instant,
  /** When it is deleted with its files. */
  expiresAt: instant,
  /** Names of the fields that are missing or invalid, in the order of the wizard. */
  missing: z.array(z.string()),
  /** Present if its fee waits for a bank account to be verified, after which it is submitted by itself. */
  waitsForVerification: z.optional(z.literal(true)),
});

export type UnfinishedRequest = z.output<typeof unfinishedRequest>;
