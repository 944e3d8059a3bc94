/** What another provider sent the browser back with. */
export type OAuthReturn =
  | { kind: 'code'; code: string; state: string; iss?: string }
  /** The person said no there. */
  | { kind: 'cancelled' }
  /** The provider refused, or this is not an answer of one. */
  | { kind: 'refused' };

/** Reads the parameters of RFC 6749 §4.1.2 and, for `iss`, RFC 9207. */
export function oauthReturnOf(params: URLSearchParams): OAuthReturn {
  const error = params.get('error');
  if (error === 'access_denied') return { kind: 'cancelled' };
  const code = params.get('code');
  const state = params.get('state');
  if (error !== null || !code || !state) return { kind: 'refused' };
  const iss = params.get('iss');
  return { kind: 'code', code, state, ...(iss !== null && { iss }) };
}
