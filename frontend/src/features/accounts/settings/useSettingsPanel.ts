import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import type { UserSettings, UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBriefNotice } from '../../../components/notices/useBriefNotice.ts';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { profileQuery } from '../../../lib/session/profileQuery.ts';
import { type SettingsChange, settingsMutationKey } from '../api/settingsMutation.ts';
import { useSettings } from '../api/useSettings.ts';

interface SettingsPanel {
  settings: UserSettings;
  /** Shown briefly after a change was saved. */
  successMessage: string | null;
  /** The error of the latest change; null if it did not. The setting has its previous value again. */
  problem: Error | null;
  change: (change: SettingsChange) => void;
}

/** State of a settings panel. Changes apply at once and are undone if saving fails. */
export function useSettingsPanel(user: UserView): SettingsPanel {
  const { t } = useTranslation();
  const session = useSession();
  const settings = useSettings(session) ?? user.settings;
  const save = useSaveSettings(user.userId);
  const notice = useBriefNotice();
  // Translated on each render, because the change may be the language.
  const successMessage = t('Settings updated successfully!');
  return {
    settings,
    successMessage: notice.message === null ? null : successMessage,
    problem: save.error,
    change: (change) => {
      notice.clear();
      save.mutate(change, { onSuccess: () => notice.showMessage(successMessage) });
    },
  };
}

/** Saves a settings change, which `useSettings` applies at once. Changes are sent one after the other. */
function useSaveSettings(userId: string) {
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
