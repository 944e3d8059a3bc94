import type { RpcCookie } from './coreTypes.ts';

/** One `set-cookie` value, formatted like Azure's host formats it (path defaults to `/`). */
export function cookieHeader(cookie: RpcCookie): string {
  const parts = [`${cookie.name}=${encodeURIComponent(cookie.value)}`];
  const expires = cookie.expires?.value;
  if (expires) parts.push(`expires=${new Date(expires.seconds * 1000).toUTCString()}`);
  if (cookie.maxAge?.value !== undefined) parts.push(`max-age=${cookie.maxAge.value}`);
  if (cookie.domain?.value) parts.push(`domain=${cookie.domain.value}`);
  parts.push(`path=${cookie.path?.value ?? '/'}`);
  if (cookie.secure?.value) parts.push('secure');
  if (cookie.sameSite && cookie.sameSite !== 'none') {
    parts.push(`samesite=${cookie.sameSite === 'explicitNone' ? 'none' : cookie.sameSite}`);
  }
  if (cookie.httpOnly?.value) parts.push('httponly');
  return parts.join('; ');
}
