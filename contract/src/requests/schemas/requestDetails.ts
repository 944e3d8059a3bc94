import * as z from 'zod/mini';
import { paAppliesToValues } from '../catalogs/personalAppearance.ts';
import { PERSONAL_APPEARANCE, requestTypeId } from '../catalogs/requestTypes.ts';
import { isCalendarDay } from '../../fields/dates.ts';
import { atMost, checkAcrossFields, DAY_LENGTH, optionalText } from '../../fields/fields.ts';
import { namedFiles } from '../../files/schemas/fileReference.ts';

const REQUEST_TYPE = 'Please select a request type';
const APPEARANCE_DATE = 'Please enter a valid date';
const APPEARANCE_TIME = 'Please enter a valid time';
const LOA =
  'Letter of Authorization / Proof of Service is required. Either upload files or check the box if included in subpoena packet.';

/** Characters of the name or ID of a request type. */
const MAX_REQUEST_TYPE = 200;

/** A request type by its ID (forms send it as text) or by its name. Rejects other values with one message. */
export function requestTypeField(message: string) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(MAX_REQUEST_TYPE))], message),
    z.pipe(
      z.transform((value: string | number) => requestTypeId(value)),
      z.number(message),
    ),
  );
}

const notSelected = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);

/** Step 3 of the wizard. */
export const requestDetailsFields = {
  requestType: requestTypeField(REQUEST_TYPE),
  /** Empty if nothing was selected in the form. */
  paAppliesTo: z.optional(
    z.union(
      [z.enum(paAppliesToValues), notSelected],
      'PA applies to field is required for Personal Appearance',
    ),
  ),
  physicianName: optionalText(200),
  /** When and where the appearance is, as far as the client knows. YYYY-MM-DD. */
  appearanceDate: z.optional(
    z.string().check(
      atMost(DAY_LENGTH, APPEARANCE_DATE),
      z.refine((day) => day === '' || isCalendarDay(day), APPEARANCE_DATE),
    ),
  ),
  /** HH:MM, in the time of the place. */
  appearanceTime: z.optional(z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, APPEARANCE_TIME))),
  appearancePlace: optionalText(200),
  loaIncluded: z._default(z.boolean(), false),
  loaFiles: z._default(namedFiles(), []),
  uploadedFiles: z._default(namedFiles(), []),
};

/** The fields of a personal appearance. Any may be missing while a form is being filled in. */
export interface AppearanceFields {
  requestType?: unknown;
  paAppliesTo?: string | undefined;
  physicianName?: string | undefined;
}

/** The fields of the cross-field rules of step 3. */
export interface DetailFields extends AppearanceFields {
  loaIncluded?: boolean;
  loaFiles?: readonly unknown[];
}

/** Returns the cross-field problems of a personal appearance. */
export function appearanceProblems({
  requestType,
  paAppliesTo,
  physicianName,
}: AppearanceFields): { field: keyof AppearanceFields; message: string }[] {
  if (requestTypeId(requestType) !== PERSONAL_APPEARANCE) return [];
  if (!paAppliesTo) {
    return [{ field: 'paAppliesTo', message: 'PA applies to field is required for Personal Appearance' }];
  }
  if (paAppliesTo === 'Physician' && !physicianName) {
    return [{ field: 'physicianName', message: 'Physician name is required when Physician is selected' }];
  }
  return [];
}

/** Returns the cross-field problems of step 3. */
export function requestDetailsProblems(
  details: DetailFields,
): { field: keyof DetailFields; message: string }[] {
  const problems: { field: keyof DetailFields; message: string }[] = appearanceProblems(details);
  if (!details.loaIncluded && !details.loaFiles?.length) problems.push({ field: 'loaFiles', message: LOA });
  return problems;
}

export const requestDetails = z
  .object(requestDetailsFields)
  .check(checkAcrossFields<DetailFields>(requestDetailsProblems));
