import { makeStyles } from '@fluentui/react-components';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TabBar } from '../../../components/TabBar.tsx';
import { type SettingsTab, settingsTabsOf } from './settingsTabs.ts';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '24px', maxWidth: '860px', outlineStyle: 'none' },
});

interface Props {
  role: Role | undefined;
  tab: SettingsTab;
  onChoose: (tab: SettingsTab) => void;
  children: ReactNode;
}

/** The tabs of the settings and the panel of the selected one. */
export function SettingsTabs({ role, tab, onChoose, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const labels: Record<SettingsTab, string> = {
    security: t('Security'),
    preferences: t('Preferences'),
    notifications: t('Notifications'),
    'address-book': t('Address book'),
  };
  const tabs = Object.fromEntries(settingsTabsOf(role).map((name) => [name, labels[name]])) as typeof labels;
  return (
    <div>
      <TabBar
        id={id}
        label={t('Settings')}
        tabs={tabs}
        tab={tab}
        panelId={() => `${id}-panel`}
        onChoose={onChoose}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
