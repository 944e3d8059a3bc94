import type { UserSettings } from '@portal/contract/accounts/schemas/user.ts';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Claims } from '../../../lib/session/claims.ts';
import { profileQuery } from './profileQuery.ts';
import { type SettingsChange, settingsMutationKey } from './settingsMutation.ts';

/**
 * The settings of the signed-in person with every change that is being saved: a change counts at once and is gone again
 * when it is refused. Undefined until the profile is here.
 */
export function useSettings(session: Claims | null): UserSettings | undefined {
  const { data: user } = useQuery({ ...profileQuery(session?.userId ?? ''), enabled: session !== null });
  const saving = useMutationState({
    filters: { mutationKey: settingsMutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as SettingsChange,
  });
  return useMemo(() => {
    if (!session || !user) return undefined;
    const settings: UserSettings = Object.assign({ ...user.settings }, ...saving);
    return settings;
  }, [session, user, saving]);
}
