import * as z from 'zod/mini';
import { whoIsSubmittingFields } from '../../requests/schemas/whoIsSubmitting.ts';

/** Most contacts of one kind in an address book. Above it, the ones unused for longest are dropped. */
export const MAX_CONTACTS = 50;

/** Number of request types that an address book remembers. */
export const MAX_RECENT_TYPES = 3;

export const contactId = z.uuid('The contact ID is not valid');

const lastUsedAt = z.iso.datetime();

/** A copy service as it was named in a request. */
export const savedCopyService = z.object({
  contactId,
  copyServiceName: z.string(),
  /** ID of the configured office; empty for a copy service that is not listed. */
  copyServiceLocation: z.string(),
  copyServiceEmail: z.string(),
  copyServicePhone: z.string(),
  lastUsedAt,
});

export type SavedCopyService = z.output<typeof savedCopyService>;

/** An attorney as named in a request. */
export const savedAttorney = z.object({
  contactId,
  attorneyName: z.string(),
  firmName: z.string(),
  lawyerEmail: z.string(),
  lawyerPhone: z.string(),
  lastUsedAt,
});

export type SavedAttorney = z.output<typeof savedAttorney>;

/** What an account used in its earlier requests. Contacts and request types are ordered by last use, latest first. */
export const addressBookView = z.object({
  copyServices: z.array(savedCopyService),
  attorneys: z.array(savedAttorney),
  requestTypes: z.array(z.int()),
});

export type AddressBookView = z.output<typeof addressBookView>;

const {
  copyServiceName,
  copyServiceEmail,
  copyServicePhone,
  attorneyName,
  firmName,
  lawyerEmail,
  lawyerPhone,
} = whoIsSubmittingFields;

/** An optional field of the wizard as a required one. */
function required(field: z.ZodMiniOptional<z.ZodMiniString>, message: string) {
  return z.nonoptional(field.check(z.refine((value) => Boolean(value), message)), message);
}

/** The editable fields of a copy service. The office of a listed copy service cannot be edited. */
export const copyServiceEdit = z.object({
  kind: z.literal('copyService'),
  contactId,
  copyServiceName,
  copyServiceEmail,
  copyServicePhone: required(copyServicePhone, 'Copy service phone is required'),
});

/** The editable fields of an attorney. Email and phone are required as in step 1 of the wizard. */
export const attorneyEdit = z.object({
  kind: z.literal('attorney'),
  contactId,
  attorneyName,
  firmName,
  lawyerEmail: required(lawyerEmail, 'Attorney email is required'),
  lawyerPhone: required(lawyerPhone, 'Attorney phone is required'),
});

export const savedContactEdit = z.discriminatedUnion('kind', [copyServiceEdit, attorneyEdit]);

export type SavedContactEdit = z.output<typeof savedContactEdit>;
