/** The result with which another provider redirects the browser back. */
export type OAuthReturn =
  | { kind: 'code'; code: string; state: string; iss?: string }
  /** The user canceled at the provider. */
  | { kind: 'canceled' }
  /** The provider returned an error, or the parameters are incomplete. */
  | { kind: 'failed' };

/** Parses the parameters of RFC 6749 §4.1.2 and, for `iss`, RFC 9207. */
export function parseOAuthReturn(params: URLSearchParams): OAuthReturn {
  const error = params.get('error');
  if (error === 'access_denied') return { kind: 'canceled' };
  const code = params.get('code');
  const state = params.get('state');
  if (error !== null || !code || !state) return { kind: 'failed' };
  const iss = params.get('iss');
  return { kind: 'code', code, state, ...(iss !== null && { iss }) };
}
