import type { IdentityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';

/** Somebody whom another provider vouches for. */
export interface Identity {
  readonly provider: IdentityProvider;
  /** Stable and unique at the provider; addresses are neither. */
  readonly subject: string;
  /** Null when the provider knows no address, or has not verified it. */
  readonly verifiedEmail: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** What was agreed with the provider when the browser was sent there. */
export interface Journey {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** One provider: where to send the browser, and who came back. */
export interface IdentitySource {
  authorizationUrl(journey: Journey): Promise<URL>;
  /** Throws when what came back is not what was agreed. */
  identify(returned: URL, journey: Journey): Promise<Identity>;
}

/** The page of the portal to which providers send people back. */
export function callbackUrl(site: string): string {
  return `${site}/oauth/callback`;
}
