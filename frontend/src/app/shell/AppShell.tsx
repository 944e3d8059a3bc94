import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { dialogIntent } from '../../components/dialogs/SmallDialog.tsx';
import { useSession } from '../../lib/session/session.ts';
import { SkipLink } from '../../components/page/SkipLink.tsx';
import { useScrollToTop } from '../layout/useScrollToTop.ts';
import { ShellHelp } from './ShellHelp.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';
import { isWorkspace } from './isWorkspace.ts';
import { useShellStyles } from './useShellStyles.ts';

const StaffShortcuts = lazyComponent(
  async () => (await import('../shortcuts/StaffShortcuts.tsx')).StaffShortcuts,
  { failure: 'hidden' },
);

const DashboardNotices = lazyComponent(
  async () => (await import('../../features/accounts/confirmation/DashboardNotices.tsx')).DashboardNotices,
  { failure: 'hidden' },
);

/** The layout of the signed-in pages. */
export function AppShell({ children }: { children: ReactNode }) {
  const styles = useShellStyles();
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  if (!session) return null;
  const isStaff = isStaffRole(session.role);
  return (
    <div className={styles.shell}>
      <nav aria-label={t('Skip to content')}>
        <SkipLink />
      </nav>
      {isStaff && <StaffShortcuts />}
      {!isWorkspace(pathname) && <SideNavigation role={session.role} />}
      <div className={styles.page}>
        <TopBar session={session} />
        <main
          id="content"
          tabIndex={-1}
          className={isWorkspace(pathname) ? styles.workspace : styles.main}
          {...dialogIntent}
        >
          {pathname === '/dashboard' && !isStaff && <DashboardNotices userId={session.userId} />}
          {children}
        </main>
        {!isStaff && <ShellHelp />}
      </div>
    </div>
  );
}
