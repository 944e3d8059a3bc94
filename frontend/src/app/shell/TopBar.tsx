import { makeStyles } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { brand } from '../../lib/brand.ts';
import type { Claims } from '../../lib/session/claims.ts';
import { BrandMark } from '../layout/BrandMark.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useShellStyles } from './useShellStyles.ts';

const NavigationDrawer = lazyComponent(
  async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  account: { '@media (min-width: 768px)': { marginLeft: 'auto' } },
});

/** The bar above the signed-in pages: the search, the account menu, and on narrow screens the navigation button. */
export function TopBar({ session }: { session: Claims }) {
  const shell = useShellStyles();
  const styles = useStyles();
  const { t } = useTranslation();
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
      <div className={styles.account}>
        <AccountMenu email={session.email} />
      </div>
      {drawerOpen && <NavigationDrawer role={session.role} onClose={() => setDrawerOpen(false)} />}
    </header>
  );
}
