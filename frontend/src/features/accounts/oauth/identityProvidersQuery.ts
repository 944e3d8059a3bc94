import { listIdentityProviders } from '@portal/contract/accounts/endpoints/oauth.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** The identity providers that the portal offers. */
export const identityProvidersQuery = queryOptions({
  queryKey: ['identityProviders'],
  queryFn: ({ signal }) => call(listIdentityProviders, { signal }),
  staleTime: Infinity,
});
