import * as z from 'zod/mini';

/**
 * Line breaks and control characters become spaces, so that what is one line in a form stays one line in a mail's
 * subject; characters that turn the reading direction fall away.
 */
export const oneLine = z.overwrite<string>((value) =>
  value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{Bidi_Control}/gu, ''),
);

/** One line of trimmed text with both lengths checked after trimming, refused with one message. */
export function text(min: number, max: number, message: string) {
  return z.string(message).check(oneLine, z.trim(), z.minLength(min, message), z.maxLength(max, message));
}

const tooLong = {
  100: 'Please use at most 100 characters',
  200: 'Please use at most 200 characters',
} as const;

/** One line of trimmed text that must be given; too much of it is refused in other words than none. */
export function requiredText(max: keyof typeof tooLong, message: string) {
  return z.string(message).check(oneLine, z.trim(), z.minLength(1, message), z.maxLength(max, tooLong[max]));
}

/** One line of trimmed text that may be left out or empty; the answer is then `undefined` or empty. */
export function optionalText(max: keyof typeof tooLong) {
  return z.optional(z.string().check(oneLine, z.trim(), z.maxLength(max, tooLong[max])));
}

/** The address format that the portal's forms accept: something, an at sign, and a domain with a dot; no invisible characters. */
export const EMAIL_PATTERN =
  /^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+\.[^\s\p{C}@<>()[\],;:"\\.]{2,}$/u;

export const MAX_EMAIL = 254;

/** A whole number of a query, where it comes as digits. */
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

/** Names a zip of several files of a request. */
export const bundleId = z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/, 'The ID of the files is not valid'));

/** Names a PaymentIntent of Stripe. */
export const paymentId = z.string().check(z.regex(/^pi_\w+$/, 'The payment ID is not valid'));

/** Names a file of a request. */
export const fileOfRequest = z.object({ fileId, requestId });

export const invoiceId = z.string().check(z.regex(/^inv_[0-9a-f]{32}$/, 'The invoice ID is not valid'));

/** Names an invoice of a request. */
export const invoiceOfRequest = z.object({ invoiceId, requestId });

/**
 * A rule across the fields of an object that speaks even when single fields are wrong as well, so that a form shows
 * every problem at once. All of
 * `Fields` must be optional: the object may be incomplete when the rule sees it, and hold values of any type, which the
 * rule must not compare or turn into text before it has looked at their type.
 */
export function checkAcrossFields<Fields>(
  problemsOf: (fields: Fields) => { field: string; message: string }[],
) {
  const check = z.check<Fields>((ctx) => {
    for (const { field, message } of problemsOf(ctx.value)) {
      ctx.issues.push({ code: 'custom', input: ctx.value, path: [field], message });
    }
  });
  check._zod.def.when = ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return check;
}
