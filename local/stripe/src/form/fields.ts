import { z } from 'zod';

/** Form values arrive as text; these schemas convert them to the types that Stripe documents. */
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, { error: (issue) => `Invalid integer: ${String(issue.input)}` })
  .transform(Number);

export const boolean = z
  .enum(['true', 'false'], { error: 'Invalid boolean.' })
  .transform((text) => text === 'true');

/** An empty string unsets the value. */
export const clearableText = z
  .string()
  .max(5000)
  .transform((text) => (text === '' ? null : text));

/** A charge amount in the smallest currency unit, within Stripe's limits (docs.stripe.com/currencies). */
export const amount = integer
  .refine((value) => value >= 50, {
    message: 'Amount must be at least $0.50 usd',
    params: { code: 'amount_too_small' },
  })
  .refine((value) => value <= 99_999_999, {
    message: 'Amount must be no more than $999,999.99',
    params: { code: 'amount_too_large' },
  });

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

export const currency = z
  .string()
  .transform((code) => code.toLowerCase())
  .refine((code) => CURRENCIES.has(code), { error: (issue) => `Invalid currency: ${String(issue.input)}.` });

/** Limits of docs.stripe.com/api/metadata; an empty value removes the key. */
export const metadata = z
  .union([
    z.literal('').transform((): Record<string, string> => ({})),
    z.record(
      z.string().max(40, { error: 'Metadata keys may be at most 40 characters.' }),
      z.string().max(500, { error: 'Metadata values may be at most 500 characters.' }),
    ),
  ])
  .refine((entries) => Object.keys(entries).length <= 50, {
    error: 'You can specify at most 50 metadata keys.',
  });

/** Adds, replaces and removes keys as Stripe does on an update. */
export function mergeMetadata(
  current: Record<string, string>,
  change: Record<string, string> | undefined,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== ''));
}

export const expand = z.array(z.string()).optional();
