import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import type { UserSettings, UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBriefNotice } from '../../../components/notices/useBriefNotice.ts';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { profileQuery } from '../api/profileQuery.ts';
import { type SettingsChange, settingsMutationKey } from '../api/settingsMutation.ts';
import { useSettings } from '../api/useSettings.ts';

interface SettingsPanel {
  settings: UserSettings;
  /** What went well a moment ago. */
  saved: string | null;
  /** Why the latest change was refused; what it changed is as it was before. */
  problem: string | null;
  change: (change: SettingsChange) => void;
}

/** What a panel of settings shows, and how it changes them: at once, and back again when saving fails. */
export function useSettingsPanel(user: UserView): SettingsPanel {
  const { t } = useTranslation();
  const session = useSession();
  const settings = useSettings(session) ?? user.settings;
  const save = useSaveSettings(user.userId);
  const notice = useBriefNotice();
  // Said in the language of now: it may be the language that was changed.
  const saved = t('Settings updated successfully!');
  return {
    settings,
    saved: notice.message === null ? null : saved,
    problem: save.error?.message ?? null,
    change: (change) => {
      notice.clear();
      save.mutate(change, { onSuccess: () => notice.showMessage(saved) });
    },
  };
}

/** Saves a change of settings; it counts at once, see `useSettings`. Changes are sent one after the other. */
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
