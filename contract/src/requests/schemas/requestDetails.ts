import * as z from 'zod/mini';
import { paAppliesToValues } from '../catalogues/personalAppearance.ts';
import { PERSONAL_APPEARANCE, requestTypeId } from '../catalogues/requestTypes.ts';
import { checkAcrossFields, fileId, optionalText } from '../../fields/fields.ts';

const REQUEST_TYPE = 'Please select a request type';
const LOA =
  'Letter of Authorization / Proof of Service is required. Either upload files or check the box if included in subpoena packet.';

/** A file named in a request. Whatever else a browser says of it is ignored: the stored blob decides. */
export const fileReference = z.object({ fileId });

/** The same, or the file's id alone. */
export const namedFile = z.union(
  [
    fileReference,
    z.pipe(
      fileId,
      z.transform((id: string) => ({ fileId: id })),
    ),
  ],
  'The file ID is not valid',
);

export type FileReference = z.output<typeof fileReference>;

/** An entry of the catalogue by its id, which forms hold as text, or by its name; anything else is refused with one message. */
export function requestTypeField(message: string) {
  return z.pipe(
    z.union([z.number(), z.string()], message),
    z.pipe(
      z.transform((given: string | number) => requestTypeId(given)),
      z.number(message),
    ),
  );
}

const unchosen = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);

/** Step 3 of the wizard. */
export const requestDetailsFields = {
  requestType: requestTypeField(REQUEST_TYPE),
  /** Empty where a form has the field and nothing was chosen. */
  paAppliesTo: z.optional(
    z.union([z.enum(paAppliesToValues), unchosen], 'PA applies to field is required for Personal Appearance'),
  ),
  physicianName: optionalText(200),
  loaIncluded: z._default(z.boolean(), false),
  loaFiles: z._default(z.array(namedFile), []),
  uploadedFiles: z._default(z.array(namedFile), []),
};

/** The fields of a personal appearance; any may be missing while a form is being filled. */
export interface AppearanceFields {
  requestType?: unknown;
  paAppliesTo?: string | undefined;
  physicianName?: string | undefined;
}

/** The fields that the rules of step 3 look at. */
export interface DetailFields extends AppearanceFields {
  loaIncluded?: boolean;
  loaFiles?: readonly unknown[];
}

/** What a personal appearance asks for: field and message of each rule that is broken. */
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

/** What the fields of step 3 ask of each other: field and message of each rule that is broken. */
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

export type RequestDetails = z.output<typeof requestDetails>;
