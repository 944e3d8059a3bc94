import { StripeError } from '../StripeError.ts';

export type KeyKind = 'secret' | 'publishable';

/**
 * Any test secret key opens the account; of publishable keys only the configured one.
 * @throws StripeError (401)
 */
export function authenticate(authorization: string | undefined, publishableKey: string): KeyKind {
  const key = keyIn(authorization);
  if (key === '')
    throw unauthenticated(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  if (/^(sk|rk)_test_\w+$/.test(key)) return 'secret';
  if (key === publishableKey) return 'publishable';
  throw unauthenticated(`Invalid API Key provided: ${masked(key)}`);
}

/** @throws StripeError (401): a page asked for something that only the server may do. */
export function refusePublishableKey(): never {
  throw unauthenticated(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );
}

function keyIn(authorization = ''): string {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? '';
}

function masked(key: string): string {
  return key.length < 12
    ? '*'.repeat(key.length)
    : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

function unauthenticated(message: string, code?: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });
}
