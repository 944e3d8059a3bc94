import * as z from 'zod/mini';
import { correctableFields, correctionDecisions } from '../catalogs/corrections.ts';
import { MAX_ID, MAX_SEEN_TEXT, requestId } from '../../fields/fields.ts';
import { patientDetailsFields, staffSsnLast4 } from './patientDetails.ts';
import { requestDetailsFields } from './requestDetails.ts';
import { whoIsSubmittingFields } from './whoIsSubmitting.ts';

const { requestType, paAppliesTo, physicianName } = requestDetailsFields;
const { appearanceDate, appearanceTime, appearancePlace } = requestDetailsFields;

/** What staff may change about the patient, the request type and a personal appearance. */
export const patientEdit = z.partial(
  z.object({
    ...patientDetailsFields,
    patientSsnLast4: staffSsnLast4,
    requestType,
    paAppliesTo,
    physicianName,
    appearanceDate,
    appearanceTime,
    appearancePlace,
  }),
);

const { copyServiceName, copyServiceEmail, copyServicePhone, contactPhone } = whoIsSubmittingFields;
const { attorneyName, lawyerEmail, lawyerPhone, firmName } = whoIsSubmittingFields;

/** What staff may change about the contacts. */
export const contactEdit = z.partial(
  z.object({
    copyServiceName,
    copyServiceEmail,
    copyServicePhone,
    contactPhone,
    attorneyName,
    lawyerEmail,
    lawyerPhone,
    firmName,
  }),
);

const seenValue = z.optional(
  z.union([z.string().check(z.maxLength(MAX_SEEN_TEXT)), z.number(), z.boolean()]),
);
const editedFields = { ...patientEdit.shape, ...contactEdit.shape };

/** The values that the editor saw. Other current values are a conflict. */
const seen = z.optional(
  z.object(
    Object.fromEntries(Object.keys(editedFields).map((name) => [name, seenValue])) as Record<
      keyof typeof editedFields,
      typeof seenValue
    >,
  ),
);

export const requestEdit = z.discriminatedUnion('updateType', [
  z.object({
    requestId,
    updateType: z.literal('patientInfo'),
    patientData: patientEdit,
    seen,
  }),
  z.object({
    requestId,
    updateType: z.literal('contactInfo'),
    patientData: contactEdit,
    seen,
  }),
  z.object({
    requestId,
    updateType: z.literal('checkbox'),
    checkboxData: z.object({
      subpoenaApproved: z.optional(z.boolean()),
      recordsSaved: z.optional(z.boolean()),
    }),
  }),
]);

export type RequestEdit = z.output<typeof requestEdit>;

/** What staff decide about a value that a client sent with an update. */
export const correctionDecision = z.object({
  requestId,
  updateId: z.string().check(z.maxLength(MAX_ID)),
  field: z.enum(correctableFields),
  decision: z.enum(correctionDecisions),
  /** The value on file that the caller saw; empty if there was none. */
  seen: z.string().check(z.maxLength(MAX_SEEN_TEXT)),
});

export type CorrectionDecision = z.output<typeof correctionDecision>;

export const MAX_NOTES = 2000;

export const statusUpdate = z.object({
  requestId,
  status: z.string('Please select a status').check(z.minLength(1, 'Please select a status'), z.maxLength(60)),
  notes: z._default(
    z.string().check(z.trim(), z.maxLength(MAX_NOTES, 'Please use at most 2000 characters')),
    '',
  ),
  /** Private notes appear neither on the client's page nor in emails. */
  isPrivate: z._default(z.boolean(), false),
  /** The status that the editor saw. */
  seenStatus: z.optional(z.string().check(z.maxLength(MAX_ID))),
  /** Idempotency key of the change. Absent: each call is a change of its own. */
  key: z.optional(z.uuid('The key must be a UUID')),
});
