interface Headers {
  get(name: string): string | null;
}

/**
 * The possible session tokens of a call, in order of preference. Static Web Apps overwrites Authorization on every /api
 * call, so the portal's own header comes first. Authorization is for callers that reach the host directly.
 */
export function bearerTokens(headers: Headers): string[] {
  return [headers.get('x-portal-authorization'), headers.get('authorization')]
    .map((value) => /^Bearer\s+(\S+)$/i.exec(value ?? '')?.[1])
    .filter((token) => token !== undefined);
}
