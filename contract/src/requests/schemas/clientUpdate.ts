import * as z from 'zod/mini';
import { updateReasons } from '../catalogs/updateReasons.ts';
import { dateOfBirthProblem } from '../../fields/dateOfBirth.ts';
import { latestDayOnEarth } from '../../fields/dates.ts';
import { looksLikePhoneNumber } from '../../fields/entered/phone.ts';
import { UPLOAD_QUOTA } from '../../files/rules/uploadRules.ts';
import { atMost, DAY_LENGTH, optionalText, requiredText } from '../../fields/fields.ts';
import { fewLines } from '../../messages/rules/messageLines.ts';
import { namedFile } from '../../files/schemas/fileReference.ts';

/** Maximum length of the text of an update. */
export const MAX_UPDATE_DETAILS = 2000;

const MIN_PHONE_CHARACTERS = 7;

/** Kinds of files in an update. A letter of authorization is listed with those of the request. */
export const uploadKinds = ['supporting', 'loa'] as const;

export type UploadKind = (typeof uploadKinds)[number];

const CODE = 'Verification code is required';
const REASON = 'Update reason is required';
const DETAILS = 'Update details are required';
export const FILES_REQUIRED = 'At least one file is required';
const PHONE = 'Please enter a valid phone number';

/** The files of an update. The answer to a question that asks for no document needs none. */
export const updateFiles = z
  .array(namedFile, FILES_REQUIRED)
  .check(z.maxLength(UPLOAD_QUOTA.files, 'A request can have up to 20 files and 100 MB in total'));

/** An update that a client adds to a request. Patient and phone are corrections; staff apply them or keep what is on file. */
export const clientUpdate = z.object({
  orderId: requiredText(100, 'Order ID is required'),
  verificationCode: z
    .string(CODE)
    .check(z.trim(), z.minLength(1, CODE), z.maxLength(40, 'Please enter your case verification code')),
  patientName: optionalText(200),
  patientDob: z.optional(
    z.string().check(atMost(DAY_LENGTH, 'Please enter a valid date of birth'), (ctx) => {
      const message = ctx.value && dateOfBirthProblem(ctx.value, latestDayOnEarth(new Date()));
      if (message) ctx.issues.push({ code: 'custom', input: ctx.value, message });
    }),
  ),
  contactPhone: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(40, { error: PHONE, abort: true }),
      z.refine(
        (phone) => phone === '' || (phone.length >= MIN_PHONE_CHARACTERS && looksLikePhoneNumber(phone)),
        PHONE,
      ),
    ),
  ),
  updateReason: z.enum(updateReasons, REASON),
  updateDetails: z.string(DETAILS).check(
    z.trim(),
    z.minLength(1, DETAILS),
    z.maxLength(MAX_UPDATE_DETAILS, 'Please use at most 2000 characters'),
    // The details of an update that answers a question are a message.
    fewLines,
  ),
  uploadKind: z._default(z.enum(uploadKinds), 'supporting'),
  uploadedFiles: updateFiles.check(z.minLength(1, FILES_REQUIRED)),
});

/** An update needs the code, or the ID of a request in the list of the signed-in client. */
export const missingCode = z.refine<{
  verificationCode?: string | undefined;
  requestId?: string | undefined;
}>(({ verificationCode, requestId }) => verificationCode !== undefined || requestId !== undefined, {
  path: ['verificationCode'],
  error: CODE,
});

export type ClientUpdate = z.output<typeof clientUpdate>;
