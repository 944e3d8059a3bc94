import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { frame, row, textLink, wrap } from '../../components/layout/shapes.ts';
import { ErrorBoundary } from '../../components/page/ErrorBoundary.tsx';
import { useNotices } from '../../lib/notices/notices.ts';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { BrandLink } from './BrandLink.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import { SkipLink } from '../../components/page/SkipLink.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  side: { display: 'none', '@media (min-width: 960px)': { display: 'block' } },
  column: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  bar: {
    ...row('8px 16px'),
    justifyContent: 'space-between',
    minHeight: '60px',
    boxSizing: 'border-box',
    padding: '8px clamp(16px, 4vw, 40px)',
    fontSize: tokens.fontSizeBase200,
  },
  main: {
    flexGrow: 1,
    display: 'grid',
    justifyItems: 'center',
    // At the top, because a centered card would move when it grows.
    alignContent: 'start',
    padding: 'clamp(16px, 8vh, 88px) clamp(16px, 4vw, 40px) 40px',
    outlineStyle: 'none',
    '@media (max-width: 599px)': { paddingTop: '16px' },
  },
  card: {
    ...frame,
    width: '100%',
    maxWidth: '480px',
    boxSizing: 'border-box',
    padding: 'clamp(20px, 4vw, 36px)',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: '0 1px 2px rgb(0 0 0 / 0.05)',
  },
  footer: {
    ...wrap('4px 20px'),
    justifyContent: 'center',
    padding: '0 16px 24px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  link: { ...textLink },
});

/** The layout of the sign-in and sign-up pages: a card next to the brand panel. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { support } = useNotices();
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  useEffect(joinTabsLater, []);
  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-label={t('About the portal')}>
        <BrandPanel />
      </aside>
      <div className={styles.column}>
        <header className={styles.bar}>
          <SkipLink />
          <BrandLink />
          <LanguageSwitch />
        </header>
        <main id="content" tabIndex={-1} className={styles.main}>
          <div className={styles.card}>
            <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
          </div>
        </main>
        <footer className={styles.footer}>
          <Link to="/client/request" className={styles.link}>
            {t('Request records without an account')}
          </Link>
          <Link to="/request-status" className={styles.link}>
            {t('Track a request')}
          </Link>
          <Link to="/terms" className={styles.link}>
            {t('Terms')}
          </Link>
          <Link to="/privacy" className={styles.link}>
            {t('Privacy Policy')}
          </Link>
          <a href={`mailto:${support.email}`} className={styles.link}>
            {support.email}
          </a>
        </footer>
      </div>
    </div>
  );
}

/** Calls `joinTabs` after loading its code, so that the page does not wait for it. */
function joinTabsLater(): () => void {
  let leave = (): void => undefined;
  let isUnmounted = false;
  import('../../lib/session/tabs/joinTabs.ts')
    .then(({ joinTabs }) => {
      if (!isUnmounted) leave = joinTabs();
    })
    // Without it, the tab notices changes in other tabs only through the server.
    .catch(() => undefined);
  return () => {
    isUnmounted = true;
    leave();
  };
}
