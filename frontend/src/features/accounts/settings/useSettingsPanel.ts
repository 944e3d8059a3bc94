import type { UserSettings, UserView } from '@portal/contract/schemas/user.ts';
import { useTranslation } from 'react-i18next';
import type { SettingsChange } from '../api/settingsMutation.ts';
import { useSaveSettings } from '../api/useSaveSettings.ts';
import { useSettings } from '../api/useSettings.ts';
import { useBriefNotice } from '../../../components/notices/useBriefNotice.ts';
import { useSession } from '../../../lib/session/session.ts';

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
      save.mutate(change, { onSuccess: () => notice.say(saved) });
    },
  };
}
