import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { profileQuery } from '../api/profileQuery.ts';
import { settingsTabOf } from './settingsTabs.ts';
import { SettingsTabs } from './SettingsTabs.tsx';

const panels = {
  security: lazy(async () => ({ default: (await import('./SecurityTab.tsx')).SecurityTab })),
  preferences: lazy(async () => ({
    default: (await import('./PreferencesTab.tsx')).PreferencesTab,
  })),
  notifications: lazy(async () => ({
    default: (await import('./NotificationsTab.tsx')).NotificationsTab,
  })),
};

/** /account-settings: security, preferences and notifications. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const profile = useQuery({ ...profileQuery(session?.userId ?? ''), enabled: session !== null });
  const tab = settingsTabOf(search.get('tab'));
  const Panel = panels[tab];
  return (
    <>
      <PageHeader title={t('Settings')} breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]} />
      <SettingsTabs tab={tab} onChoose={(next) => setSearch({ tab: next }, { replace: true })}>
        {profile.isPending && <ScreenSkeleton />}
        {profile.isError && (
          <ErrorPanel
            title={t('Failed to fetch profile')}
            message={profile.error.message}
            onRetry={() => void profile.refetch()}
          />
        )}
        {profile.data && (
          <Suspense fallback={<ScreenSkeleton />}>
            <Panel user={profile.data} />
          </Suspense>
        )}
      </SettingsTabs>
    </>
  );
}
