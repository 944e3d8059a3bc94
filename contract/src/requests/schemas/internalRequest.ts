import * as z from 'zod/mini';
import { isCalendarDay } from '../../fields/dates.ts';
import { phoneDigits } from '../../fields/entered/phone.ts';
import {
  atMost,
  checkAcrossFields,
  DAY_LENGTH,
  EMAIL_PATTERN,
  emailText,
  MAX_EMAIL,
  optionalText,
  requiredText,
} from '../../fields/fields.ts';
import { authority } from '../authority/authority.ts';
import { namedFiles } from '../../files/schemas/fileReference.ts';
import { patientDetailsFields, staffSsnLast4 } from './patientDetails.ts';
import {
  type AppearanceFields,
  appearanceProblems,
  requestDetailsFields,
  requestTypeField,
} from './requestDetails.ts';
import { MAX_NOTES } from './requestEdits.ts';
import { checkScopeInRequest, scopeInput } from '../scope/schemas.ts';

/** Copy service and firm of an internal request. */
export const INTERNAL_PARTY = 'Internal';

const FILES = 'At least one subpoena document is required';
const PHONE = 'Please enter a valid phone number (minimum 10 digits)';

/** An optional calendar day, YYYY-MM-DD; may be empty. */
const optionalDay = z.optional(
  z.string().check(
    atMost(DAY_LENGTH, 'Please enter a valid date'),
    z.refine((value) => value === '' || isCalendarDay(value), 'Please enter a valid date'),
  ),
);

/** The fields of the internal request form, in the order of the screen. */
export const internalRequestFields = {
  orderId: requiredText(100, 'Order ID is required'),
  facilityName: requiredText(200, 'Facility name is required'),
  requestType: requestTypeField('Record request type is required'),
  paAppliesTo: requestDetailsFields.paAppliesTo,
  physicianName: requestDetailsFields.physicianName,
  patientName: patientDetailsFields.patientName,
  patientDob: patientDetailsFields.patientDob,
  patientSsnLast4: staffSsnLast4,
  attorneyName: requiredText(100, 'Attorney name is required'),
  lawyerEmail: z.string('Attorney email is required').check(
    emailText,
    z.minLength(1, 'Attorney email is required'),
    z.maxLength(MAX_EMAIL, 'Email address is too long'),
    z.refine((value) => value === '' || EMAIL_PATTERN.test(value), 'Please enter a valid email address'),
  ),
  lawyerPhone: z.string('Attorney phone is required').check(
    z.trim(),
    z.minLength(1, 'Attorney phone is required'),
    z.maxLength(40, PHONE),
    z.refine((value) => value === '' || (phoneDigits(value) >= 10 && phoneDigits(value) <= 15), PHONE),
  ),
  authority: z.optional(authority),
  subpoenaReceivedDate: optionalDay,
  dueDate: optionalDay,
  uploadedFiles: namedFiles(FILES).check(z.minLength(1, FILES)),
  scope: z.optional(scopeInput),
  notes: z._default(
    z.string().check(z.trim(), z.maxLength(MAX_NOTES, 'Please use at most 2000 characters')),
    '',
  ),
  copyServiceName: optionalText(200),
  firmName: optionalText(200),
};

/** A request that staff create. Payment and status are not part of it and are dropped. */
export const internalRequest = z
  .object(internalRequestFields)
  .check(checkAcrossFields<AppearanceFields>(appearanceProblems), checkScopeInRequest('uploadedFiles'));

export type InternalRequest = z.output<typeof internalRequest>;
export type InternalRequestInput = z.input<typeof internalRequest>;
