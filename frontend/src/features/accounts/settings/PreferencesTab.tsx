import { Button } from '@fluentui/react-components';
import { deviceCity } from '../../../lib/format.ts';
import { timeZones } from '@portal/contract/accounts/catalogs/timeZones.ts';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { languages } from '@portal/contract/languages/languages.ts';
import { chosenTimeZone, type UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../components/choice/ChoiceRow.tsx';
import { SwitchRow } from '../../../components/choice/SwitchRow.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { useColorScheme } from '../../../components/theme/ColorScheme.tsx';
import { languageNames } from '../../../lib/language/languageNames.ts';
import { useWorkspace } from '../../worklist/useWorkspace.ts';
import { SettingsOutcome } from './SettingsOutcome.tsx';
import { useSettingsPanel } from './useSettingsPanel.ts';

/** The zone of each device. */
const DEVICE = 'device';

/** Theme, language and time zone. */
export function PreferencesTab({ user }: { user: UserView }) {
  const { t } = useTranslation();
  const { settings, successMessage, problem, change } = useSettingsPanel(user);
  const scheme = useColorScheme();
  const zoneNames = {
    UTC: t('UTC (Coordinated Universal Time)'),
    EST: t('EST (Eastern Time)'),
    CST: t('CST (Central Time)'),
    MST: t('MST (Mountain Time)'),
    AZ: t('MST (Arizona Time)'),
    PST: t('PST (Pacific Time)'),
    AKST: t('AKST (Alaska Time)'),
    HST: t('HST (Hawaii Time)'),
  };
  return (
    <FormSection
      title={t('Preferences')}
      text={t('Changes apply right away on every device where you sign in.')}
      columns={false}
    >
      <SettingsOutcome successMessage={successMessage} problem={problem} />
      <SwitchRow
        label={t('Dark mode')}
        text={
          settings.darkMode === null ? (
            t('Uses your system setting until you choose.')
          ) : (
            <Button size="small" appearance="subtle" onClick={() => change({ darkMode: null })}>
              {t('Use system setting')}
            </Button>
          )
        }
        checked={settings.darkMode ?? scheme === 'dark'}
        onChange={(darkMode) => change({ darkMode })}
      />
      <ChoiceRow
        label={t('Language')}
        value={settings.language}
        choices={languages.map((language) => ({
          value: language,
          label: languageNames[language],
          lang: language,
        }))}
        onChange={(language) => change({ language })}
      />
      <ChoiceRow
        label={t('Time zone')}
        text={t('All dates and times use this time zone, including daylight saving time.')}
        value={chosenTimeZone(settings) ?? DEVICE}
        choices={[
          { value: DEVICE, label: t('Device ({{city}})', { city: deviceCity() }) },
          ...timeZones.map((timezone) => ({ value: timezone, label: zoneNames[timezone] })),
        ]}
        onChange={(timezone) => change({ timezone: timezone === DEVICE ? null : timezone })}
      />
      {isStaffRole(user.role) && <ShortcutsSwitch />}
    </FormSection>
  );
}

function ShortcutsSwitch() {
  const { t } = useTranslation();
  const { workspace, isLoading, change } = useWorkspace();
  return (
    <SwitchRow
      label={t('Keyboard shortcuts')}
      text={t('Press ? on a page to see them.')}
      checked={workspace.shortcuts}
      disabled={isLoading}
      onChange={(shortcuts) => change({ shortcuts })}
    />
  );
}
