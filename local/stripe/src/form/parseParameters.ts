import { z } from 'zod';
import { invalidRequest, type StripeError } from '../StripeError.ts';
import type { Form } from './decodeForm.ts';

/**
 * Parses parameters with a schema and reports the first issue in Stripe's wording.
 * A custom issue carries Stripe's error code in `params.code`.
 * @throws StripeError (400)
 */
export function parseParameters<Output>(schema: z.ZodType<Output>, form: Form): Output {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw issue ? toStripeError(issue) : invalidRequest('Invalid parameters.');
}

function toStripeError(issue: z.core.$ZodIssue): StripeError {
  const param = parameterName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = parameterName([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${unknown}${hintFor(unknown)}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const code = issue.code === 'custom' ? z.string().safeParse(issue.params?.['code']).data : undefined;
  return invalidRequest(issue.message, { param, ...(code ? { code } : {}) });
}

function parameterName(path: PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((part) => `[${part}]`).join('');
}

function hintFor(param: string): string {
  return param === 'payment_method_types' ? '. Did you mean allowed_payment_method_types?' : '';
}
