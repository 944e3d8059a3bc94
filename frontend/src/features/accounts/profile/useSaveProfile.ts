import { submitUserProfile } from '@portal/contract/endpoints/user.ts';
import type { Profile } from '@portal/contract/schemas/user.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '../api/profileQuery.ts';
import { call } from '../../../lib/api.ts';

/** Saves the profile of the signed-in person. */
export function useSaveProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => call(submitUserProfile, { body, fallback: 'Profile update failed' }),
    onSuccess: ({ user }) => queryClient.setQueryData(profileQuery(userId).queryKey, user),
  });
}
