import * as z from 'zod/mini';
import { consentMethods, deliveryFormats } from './scopeOptions.ts';
import { IN_SUBPOENA_PACKET } from './sensitiveCategories.ts';
import { isCalendarDay, latestDayOnEarth } from '../../fields/dates.ts';
import {
  atMost,
  DAY_LENGTH,
  evenIfInvalid,
  fileId,
  MAX_ENTERED_DAY,
  oneLine,
  requestId,
} from '../../fields/fields.ts';
import { mergeRanges } from './dateRanges.ts';
import { scopeProblems } from './scopeProblems.ts';
import { reason } from '../schemas/requestAssignment.ts';
import { scope, type Scope } from './view.ts';

const valuesOf = <Value extends string>(options: readonly { readonly value: Value }[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];

/** Bounds what is checked. `scopeProblems` has the limits of the form, with their messages. */
const MAX_ENTERED = 5000;
const MAX_ENTERED_RANGES = 100;

const enteredDay = z._default(z.string().check(z.maxLength(MAX_ENTERED_DAY)), '');

/** A range that is being filled in has empty days. */
const dateRange = z.object({ from: enteredDay, to: enteredDay });

const line = z.optional(z.string().check(oneLine, z.trim(), z.maxLength(MAX_ENTERED)));
const text = z.optional(z.string().check(z.trim(), z.maxLength(MAX_ENTERED)));

const authorizationInput = z.optional(
  z.union(
    [z.literal(['', IN_SUBPOENA_PACKET]), fileId],
    'Choose the authorization for these records, or clear the checkbox',
  ),
);

const enteredScope = z.object({
  /** Empty if nothing was chosen. Ranges without it are `ranges`. */
  dates: z.optional(z.enum(['', 'all', 'ranges'], 'Choose all dates or date ranges')),
  ranges: z.optional(z.array(dateRange).check(z.maxLength(MAX_ENTERED_RANGES))),
  include: text,
  exclude: text,
  sensitive: z.optional(
    z.strictObject({
      psychotherapyNotes: authorizationInput,
      substanceUse: authorizationInput,
      hiv: authorizationInput,
      genetics: authorizationInput,
    }),
  ),
  certified: z.optional(z.boolean()),
  rush: z.optional(z.boolean()),
  delivery: z.optional(z.enum(['', ...valuesOf(deliveryFormats)], 'Choose a delivery format')),
  claimNumber: line,
  caseCaption: line,
  court: line,
  caseNumber: line,
  matterNumber: line,
});

/** The scope of a new request. All parts are optional; undefined if none was entered. */
export const scopeInput = z.pipe(
  enteredScope.check((ctx) => {
    for (const { path, message } of scopeProblems(ctx.value, { today: latestDayOnEarth(new Date()) }))
      ctx.issues.push({ code: 'custom', input: ctx.value, path: [...path], message });
  }),
  z.transform(toScope),
);

/**
 * Compares the scope of a request with its date of birth and with the files that can be an authorization. The schema of
 * the request runs it, because the scope alone does not know them.
 */
export function checkScopeInRequest(filesField: 'loaFiles' | 'uploadedFiles') {
  return z.check<RequestWithScope>((ctx) => {
    const entered = scope.safeParse(ctx.value.scope);
    if (!entered.success) return;
    const { patientDob, [filesField]: files } = ctx.value;
    const context = {
      today: latestDayOnEarth(new Date()),
      patientDob: typeof patientDob === 'string' ? patientDob : undefined,
      fileIds: Array.isArray(files)
        ? z
            .array(z.object({ fileId }))
            .safeParse(files)
            .data?.map((file) => file.fileId)
        : [],
    };
    for (const { path, message } of scopeProblems(entered.data, context))
      ctx.issues.push({ code: 'custom', input: ctx.value, path: ['scope', ...path], message });
  }, evenIfInvalid);
}

/** The request may be incomplete, and its values may have any type. */
interface RequestWithScope {
  scope?: unknown;
  patientDob?: unknown;
  loaFiles?: unknown;
  uploadedFiles?: unknown;
}

/** Leaves out what is empty or not chosen, in the order of the stored scope. */
function toScope(entered: z.output<typeof enteredScope>) {
  const { dates, ranges = [], sensitive: chosen = {}, delivery, certified, rush } = entered;
  const statedDates = dates || (ranges.length > 0 ? 'ranges' : undefined);
  const { include, exclude, claimNumber, caseCaption, court, caseNumber, matterNumber } = entered;
  const { psychotherapyNotes, substanceUse, hiv, genetics } = chosen;
  const categories = filled({ psychotherapyNotes, substanceUse, hiv, genetics });
  const stated = {
    ...(statedDates && { dates: statedDates }),
    ranges: mergeRanges(ranges),
    ...filled({ include, exclude }),
    ...(Object.keys(categories).length > 0 && { sensitive: categories }),
    ...filled({ certified, rush }),
    ...(delivery && { delivery }),
    ...filled({ claimNumber, caseCaption, court, caseNumber, matterNumber }),
  };
  return Object.keys(stated).length > 1 ? (stated satisfies Scope) : undefined;
}

/** The entries with a value. */
function filled<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => Boolean(value));
  return Object.fromEntries(entries) as { [Name in keyof Values]?: NonNullable<Values[Name]> };
}

/** How and when the client agreed. `givenOn`: YYYY-MM-DD. */
const consent = z.object({
  method: z.enum(valuesOf(consentMethods), 'Choose how the client agreed'),
  givenOn: z.string('Please enter a valid date').check(
    atMost(DAY_LENGTH, 'Please enter a valid date'),
    z.refine(isCalendarDay, 'Please enter a valid date'),
    z.refine((day) => day <= latestDayOnEarth(new Date()), 'The date can’t be in the future'),
  ),
});

/** Narrows the scope of a request with the consent of the client. */
export const scopeNarrowing = z.object({
  requestId,
  /** The version that the caller saw. Another current version is a conflict. */
  seenVersion: z.int().check(z.minimum(1)),
  /** The whole narrower scope. */
  scope: scopeInput,
  consent,
  /** The client reads it. */
  reason,
});

export type ScopeNarrowing = z.output<typeof scopeNarrowing>;
