import * as z from 'zod/mini';
import { enteredEmail } from './entered/email.ts';

/**
 * Replaces line breaks and control characters by spaces, so that a form field cannot add lines to an email subject, and
 * removes characters that change the reading direction.
 */
export function asOneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{Bidi_Control}/gu, '');
}

/** Changes a field by `asOneLine`. */
export const oneLine = z.overwrite(asOneLine);

/** Removes characters that nobody sees, such as zero-width spaces, so that a name is not empty and two are not alike. */
export const visible = z.overwrite<string>((value) =>
  value.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''),
);

/**
 * Refuses a text in which nothing can be seen: one of spaces, control characters, marks without a letter, and blank
 * characters only.
 */
export function withVisible(message: string) {
  return z.regex(VISIBLE, message);
}

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Empties an optional text in which nothing can be seen, so that it counts as missing. */
export const emptyUnlessVisible = z.overwrite<string>((text) => (VISIBLE.test(text) ? text : ''));

/** A record has at most so many keys. */
export const atMostKeys = (max: number) =>
  z.refine<object>((value) => Object.keys(value).length <= max, { params: { maxKeys: max } });

/** Refuses a longer text with the message, and skips the checks after this one, so that none reads a very long text. */
export function atMost(max: number, message: string) {
  return z.maxLength(max, { error: message, abort: true });
}

/** Characters of a calendar day, YYYY-MM-DD. */
export const DAY_LENGTH = 10;

/** Bounds a day as it is entered. A rule across fields has the message for one that is not valid. */
export const MAX_ENTERED_DAY = 100;

/** Bounds an ID, a key or a day that is only compared. */
export const MAX_ID = 100;

/** Maximum characters of a value that a caller saw, to compare it with the current one. */
export const MAX_SEEN_TEXT = 2000;

/** Maximum characters of an amount or number as people type it. */
export const MAX_ENTERED_NUMBER = 100;

/** Maximum characters of an ID from Stripe. */
const MAX_STRIPE_ID = 255;

/** One line of trimmed text. Checks both lengths after trimming, with one error message. */
export function text(min: number, max: number, message: string) {
  return z.string(message).check(oneLine, z.trim(), z.minLength(min, message), z.maxLength(max, message));
}

const tooLong = {
  100: 'Please use at most 100 characters',
  200: 'Please use at most 200 characters',
} as const;

/** One line of required, trimmed text, with separate error messages for a missing and a too long text. */
export function requiredText(max: keyof typeof tooLong, message: string) {
  return z.string(message).check(oneLine, z.trim(), z.minLength(1, message), z.maxLength(max, tooLong[max]));
}

/** One line of optional, trimmed text; `undefined` or empty without a value. */
export function optionalText(max: keyof typeof tooLong) {
  return z.optional(z.string().check(oneLine, z.trim(), z.maxLength(max, tooLong[max])));
}

/**
 * Email addresses that the portal accepts: a local part, an at sign and a domain with a dot, without invisible
 * characters.
 */
export const EMAIL_PATTERN =
  /^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+\.[^\s\p{C}@<>()[\],;:"\\.]{2,}$/u;

export const MAX_EMAIL = 254;

/** Reads an email address as it is typed or pasted. */
export const emailText = z.overwrite<string>(enteredEmail);

/** An integer in a query, sent as digits. */
export function numberInQuery(min: number, max: number = Number.MAX_SAFE_INTEGER) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  );
}

export const instant = z.iso.datetime();

export const draftId = z.uuid('The draft ID must be a UUID');

export const requestId = z
  .string()
  .check(z.regex(/^req_[A-Za-z0-9_-]{20,40}$/, 'The request ID is not valid'));

export const fileId = z.string().check(z.regex(/^file_[0-9a-f]{32}$/, 'The file ID is not valid'));

/** ID of a zip of several files of a request. */
export const bundleId = z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/, 'The bundle ID is not valid'));

/** ID of a Stripe PaymentIntent. */
export const paymentId = z
  .string()
  .check(
    atMost(MAX_STRIPE_ID, 'The payment ID is not valid'),
    z.regex(/^pi_\w+$/, 'The payment ID is not valid'),
  );

/** Reference to a file of a request. */
export const fileOfRequest = z.object({ fileId, requestId });

export const invoiceId = z.string().check(z.regex(/^inv_[0-9a-f]{32}$/, 'The invoice ID is not valid'));

/** Reference to an invoice of a request. */
export const invoiceOfRequest = z.object({ invoiceId, requestId });

/** Runs a check of an object also if single fields are invalid. */
export const evenIfInvalid: { when(payload: { value: unknown }): boolean } = {
  when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/**
 * A cross-field rule that also runs if single fields are invalid, so that a form shows all problems at once. Declare all
 * of `Fields` as optional: the object may be incomplete, and its values may have any type. The rule must check the type
 * of a value before it compares or converts it.
 */
export function checkAcrossFields<Fields>(
  problemsOf: (fields: Fields) => { field: string; message: string }[],
) {
  return z.check<Fields>((ctx) => {
    for (const { field, message } of problemsOf(ctx.value)) {
      ctx.issues.push({ code: 'custom', input: ctx.value, path: [field], message });
    }
  }, evenIfInvalid);
}
