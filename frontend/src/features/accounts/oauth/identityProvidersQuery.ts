import { listIdentityProviders } from '@portal/contract/endpoints/oauth.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Which other providers people can sign in with. */
export const identityProvidersQuery = queryOptions({
  queryKey: ['identityProviders'],
  queryFn: ({ signal }) => call(listIdentityProviders, { signal }),
  staleTime: Infinity,
});
