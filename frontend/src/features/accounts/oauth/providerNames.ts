import type { IdentityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';

/** What the other providers call themselves, in every language. */
export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
};
