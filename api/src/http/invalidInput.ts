import { localizable } from '@portal/contract/fields/localizableText.ts';
import type * as z from 'zod/mini';
import { PortalError } from '../errors/portalError.ts';

type Issue = Pick<z.core.$ZodIssue, 'code' | 'path' | 'message'>;

const MISSING = 'This field is required';
const TOO_LARGE = 'This exceeds the limit';
const NOT_VALID = 'This value is not valid';

/** The message for a field without its own message in the contract. */
export function inputMessage({ code, input }: { readonly code?: string; readonly input?: unknown }): string {
  if (input === undefined && code !== 'custom') return MISSING;
  return code === 'too_big' ? TOO_LARGE : NOT_VALID;
}

/** Invalid fields that an answer lists. A form has fewer. */
const MAX_FIELDS = 200;

/** The error for an invalid query or body, with the first message and the first invalid fields. */
export function invalidInput(issues: readonly Issue[]): PortalError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues.slice(0, MAX_FIELDS)) fields[path.map(String).join('.')] ??= message;
  return new PortalError('invalid_input', messageFor(issues[0]), { fields });
}

/** The message for the whole form. It names the field, unlike the messages next to the fields. */
function messageFor(issue: Issue | undefined) {
  const field = issue?.path.map(String).join('.') ?? '';
  const message = issue?.message ?? NOT_VALID;
  if (![MISSING, TOO_LARGE, NOT_VALID].includes(message)) return localizable(message);
  if (field === '') return localizable('The input is not valid');
  if (message === MISSING) return localizable('The field “{{field}}” is required', { field });
  if (message === TOO_LARGE) return localizable('The field “{{field}}” exceeds the limit', { field });
  return localizable('The field “{{field}}” is not valid', { field });
}
