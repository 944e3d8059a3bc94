import { saveUserSettings } from '@portal/contract/endpoints/user.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { profileQuery } from './profileQuery.ts';
import { type SettingsChange, settingsMutationKey } from './settingsMutation.ts';

/** Saves a change of settings; it counts at once, see `useSettings`. Changes are sent one after the other. */
export function useSaveSettings(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: settingsMutationKey,
    scope: { id: 'settings' },
    mutationFn: (body: SettingsChange) => call(saveUserSettings, { body }),
    onSuccess: ({ settings }) => {
      queryClient.setQueryData(profileQuery(userId).queryKey, (user) => user && { ...user, settings });
    },
  });
}
