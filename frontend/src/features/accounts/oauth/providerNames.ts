import type { IdentityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';

/** Names of the identity providers, the same in every language. */
export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
};
