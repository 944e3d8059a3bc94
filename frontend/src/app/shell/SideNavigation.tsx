import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { PanelLeftContractRegular } from '@fluentui/react-icons/svg/panel-left-contract';
import { PanelLeftExpandRegular } from '@fluentui/react-icons/svg/panel-left-expand';
import { isStaffRole, type Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useMediaQuery } from '../../components/useMediaQuery.ts';
import { brand } from '../../lib/brand.ts';
import { deviceKeys } from '../../lib/storage/deviceKeys.ts';
import { BrandMark } from '../layout/BrandMark.tsx';
import { Navigation } from './Navigation.tsx';
import { NavigationRow } from './NavigationRow.tsx';
import { useShellStyles } from './useShellStyles.ts';

/** Values of the stored choice. */
const ICONS = 'icons';
const WIDE = 'wide';

/**
 * Whether the navigation shows only icons. What a person chose is stored in this browser, and wins. Without a choice, the
 * page of a request shows icons to staff where its document is beside the work, so that the document gets the room.
 */
function useCollapsed(role: Role): [boolean, (collapsed: boolean) => void] {
  const [chosen, setChosen] = useState(() => localStorage.getItem(deviceKeys.navigation));
  const { pathname } = useLocation();
  const hasTwoPanes = useMediaQuery('(min-width: 1280px)');
  const needsRoom = hasTwoPanes && isStaffRole(role) && pathname.startsWith('/dashboard/request/');
  const choose = (collapsed: boolean) => {
    const choice = collapsed ? ICONS : WIDE;
    setChosen(choice);
    localStorage.setItem(deviceKeys.navigation, choice);
  };
  return [chosen === ICONS || (chosen !== WIDE && needsRoom), choose];
}

const useStyles = makeStyles({
  collapsed: { width: '61px' },
  content: {
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    height: 'calc(100dvh - var(--above-page, 0px))',
    overflowX: 'hidden',
    overflowY: 'auto',
  },
  toggle: { flexShrink: 0, padding: '0 8px 8px' },
});

/** The navigation next to the page. It can be collapsed to icons. */
export function SideNavigation({ role }: { role: Role }) {
  const shell = useShellStyles();
  const styles = useStyles();
  const { t } = useTranslation();
  const [collapsed, setCollapsed] = useCollapsed(role);
  return (
    <nav aria-label={t('Main')} className={mergeClasses(shell.side, collapsed && styles.collapsed)}>
      <div className={styles.content}>
        <Link to="/dashboard" className={shell.sideBrand} aria-label={brand.name}>
          <BrandMark />
          {!collapsed && brand.name}
        </Link>
        <Navigation role={role} collapsed={collapsed} />
        <div className={styles.toggle}>
          <NavigationRow
            icon={collapsed ? <PanelLeftExpandRegular /> : <PanelLeftContractRegular />}
            label={collapsed ? t('Show the navigation') : t('Show icons only')}
            collapsed={collapsed}
            onClick={() => setCollapsed(!collapsed)}
          />
        </div>
      </div>
    </nav>
  );
}
