import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { PanelLeftContractRegular } from '@fluentui/react-icons/svg/panel-left-contract';
import { PanelLeftExpandRegular } from '@fluentui/react-icons/svg/panel-left-expand';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '../../lib/brand.ts';
import { deviceKeys } from '../../lib/storage/deviceKeys.ts';
import { BrandMark } from '../layout/BrandMark.tsx';
import { Navigation } from './Navigation.tsx';
import { NavigationRow } from './NavigationRow.tsx';
import { useShellStyles } from './useShellStyles.ts';

const COLLAPSED = 'icons';

/** Whether the navigation shows only icons. Stored in this browser. */
function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(deviceKeys.navigation) === COLLAPSED);
  const choose = (next: boolean) => {
    setCollapsed(next);
    if (next) localStorage.setItem(deviceKeys.navigation, COLLAPSED);
    else localStorage.removeItem(deviceKeys.navigation);
  };
  return [collapsed, choose];
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
  const [collapsed, setCollapsed] = useCollapsed();
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
