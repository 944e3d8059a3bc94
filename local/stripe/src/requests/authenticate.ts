import { StripeError } from '../StripeError.ts';

export type KeyKind = 'secret' | 'publishable';

/**
 * Accepts any secret test key, and only the configured publishable key.
 * @throws StripeError (401)
 */
export function authenticate(authorization: string | undefined, publishableKey: string): KeyKind {
  const key = parseKey(authorization);
  if (key === '')
    throw invalidKey(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  if (/^(sk|rk)_test_\w+$/.test(key)) return 'secret';
  if (key === publishableKey) return 'publishable';
  throw invalidKey(`Invalid API Key provided: ${maskKey(key)}`);
}

/** @throws StripeError (401) because the call requires a secret key. */
export function rejectPublishableKey(): never {
  throw invalidKey(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );
}

function parseKey(authorization = ''): string {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? '';
}

function maskKey(key: string): string {
  return key.length < 12
    ? '*'.repeat(key.length)
    : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

function invalidKey(message: string, code?: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });
}
