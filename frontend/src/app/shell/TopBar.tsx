import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { brand } from '../../lib/brand.ts';
import type { Claims } from '../../lib/session/claims.ts';
import { BrandMark } from '../layout/BrandMark.tsx';
import { HelpButton } from '../help/HelpButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useShellStyles } from './useShellStyles.ts';

const NavigationDrawer = lazyComponent(
  async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  end: { '@media (min-width: 768px)': { marginLeft: 'auto' } },
  // Closer to its neighbors on phones, so that the name of the portal fits.
  help: { flexShrink: 0, '@media (max-width: 767px)': { margin: '0 -8px' } },
});

/** The bar above the signed-in pages: the search, the help of staff, the account menu, and on narrow screens the navigation button. */
export function TopBar({ session }: { session: Claims }) {
  const shell = useShellStyles();
  const styles = useStyles();
  const { t } = useTranslation();
  const isStaff = isStaffRole(session.role);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className={shell.bar}>
      <div className={shell.narrow}>
        <button
          type="button"
          className={shell.menu}
          aria-label={t('Open the navigation')}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onPointerEnter={() => void NavigationDrawer.preload()}
          onFocus={() => void NavigationDrawer.preload()}
          onClick={() => setDrawerOpen(true)}
        >
          <NavigationRegular aria-hidden />
        </button>
        <Link to="/dashboard" className={shell.barBrand}>
          <BrandMark />
          {brand.name}
        </Link>
      </div>
      <SearchButton />
      {isStaff && <HelpButton role={session.role} className={mergeClasses(styles.end, styles.help)} />}
      <div className={isStaff ? undefined : styles.end}>
        <AccountMenu email={session.email} />
      </div>
      {drawerOpen && <NavigationDrawer role={session.role} onClose={() => setDrawerOpen(false)} />}
    </header>
  );
}
