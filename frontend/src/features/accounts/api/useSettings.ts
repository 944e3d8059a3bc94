import { changedSettings, type UserSettings } from '@portal/contract/accounts/schemas/user.ts';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Claims } from '../../../lib/session/claims.ts';
import { profileQuery } from '../../../lib/session/profileQuery.ts';
import { type SettingsChange, settingsMutationKey } from './settingsMutation.ts';

/**
 * The settings of the signed-in user, including changes that are being saved. A change applies at once and is undone if
 * saving fails. Undefined until the profile is loaded.
 */
export function useSettings(session: Claims | null): UserSettings | undefined {
  const { data: user } = useQuery({ ...profileQuery(session?.userId ?? ''), enabled: session !== null });
  const pendingChanges = useMutationState({
    filters: { mutationKey: settingsMutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as SettingsChange,
  });
  return useMemo(() => {
    if (!session || !user) return undefined;
    return pendingChanges.reduce(changedSettings, user.settings);
  }, [session, user, pendingChanges]);
}
