import type { IdentityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';

/** A person that an identity provider has authenticated. */
export interface Identity {
  readonly provider: IdentityProvider;
  /** Stable and unique at the provider. Email addresses are neither. */
  readonly subject: string;
  /** Null: the provider has no verified address. */
  readonly verifiedEmail: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** Values sent with the authorization request and checked in the callback. */
export interface AuthorizationParameters {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The OAuth flow with one provider. */
export interface IdentitySource {
  authorizationUrl(parameters: AuthorizationParameters): Promise<URL>;
  /** Reads the identity from the callback. Throws if the callback does not match the parameters. */
  identify(callback: URL, parameters: AuthorizationParameters): Promise<Identity>;
}

/** The page to which providers redirect after sign-in. */
export function callbackUrl(site: string): string {
  return `${site}/oauth/callback`;
}
