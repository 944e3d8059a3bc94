import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { profileQuery } from '../../../lib/session/profileQuery.ts';
import { settingsTabOf } from './settingsTabs.ts';
import { SettingsTabs } from './SettingsTabs.tsx';

const panels = {
  security: lazyComponent(async () => (await import('./SecurityTab.tsx')).SecurityTab, {
    Fallback: ScreenSkeleton,
  }),
  preferences: lazyComponent(async () => (await import('./PreferencesTab.tsx')).PreferencesTab, {
    Fallback: ScreenSkeleton,
  }),
  notifications: lazyComponent(async () => (await import('./NotificationsTab.tsx')).NotificationsTab, {
    Fallback: ScreenSkeleton,
  }),
  'address-book': lazyComponent(async () => (await import('./AddressBookTab.tsx')).AddressBookTab, {
    Fallback: ScreenSkeleton,
  }),
};

/** /account-settings: security, preferences, notifications, and for clients the address book. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const profile = useQuery({ ...profileQuery(session?.userId ?? ''), enabled: session !== null });
  const tab = settingsTabOf(search.get('tab'), session?.role);
  const Panel = panels[tab];
  return (
    <>
      <PageHeader title={t('Settings')} breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]} />
      <SettingsTabs
        role={session?.role}
        tab={tab}
        onChoose={(next) => setSearch({ tab: next }, { replace: true })}
      >
        {profile.isPending && <ScreenSkeleton />}
        {profile.isError && (
          <ErrorPanel
            title={t('Failed to fetch profile')}
            message={profile.error.message}
            onRetry={() => void profile.refetch()}
          />
        )}
        {profile.data && <Panel user={profile.data} />}
      </SettingsTabs>
    </>
  );
}
