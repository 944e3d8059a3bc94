import { makeStyles, tokens } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { brand } from '../../lib/brand.ts';
import type { Claims } from '../../lib/session/claims.ts';
import { BrandMark } from '../layout/BrandMark.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const NavigationDrawer = lazyComponent(
  async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '60px',
    boxSizing: 'border-box',
    padding: '0 clamp(12px, 3vw, 32px)',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media print': { display: 'none' },
  },
  narrow: {
    display: 'none',
    alignItems: 'center',
    gap: '8px',
    '@media (max-width: 767px)': { display: 'flex' },
  },
  open: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    padding: 0,
    fontSize: '24px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '4px' },
  },
  account: { marginLeft: 'auto' },
});

/** The bar above the signed-in pages: the account menu, and on narrow screens the navigation button. */
export function TopBar({ session }: { session: Claims }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <div className={styles.narrow}>
        <button
          type="button"
          className={styles.open}
          aria-label={t('Open the navigation')}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onPointerEnter={() => void NavigationDrawer.preload()}
          onFocus={() => void NavigationDrawer.preload()}
          onClick={() => setDrawerOpen(true)}
        >
          <NavigationRegular aria-hidden />
        </button>
        <Link to="/dashboard" className={styles.brand}>
          <BrandMark />
          {brand.name}
        </Link>
      </div>
      <div className={styles.account}>
        <AccountMenu email={session.email} />
      </div>
      {drawerOpen && <NavigationDrawer role={session.role} onClose={() => setDrawerOpen(false)} />}
    </header>
  );
}
