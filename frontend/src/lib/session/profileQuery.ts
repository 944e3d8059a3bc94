import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The signed-in user: profile, role and settings. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }) => (await call(getUserProfile, { signal })).user,
    staleTime: 5 * 60_000,
  });
}

export function profileKey(userId: string) {
  return ['profile', userId] as const;
}
