import { makeStyles, tokens } from '@fluentui/react-components';
import { line, row, screenOnly, textLink } from '../../components/layout/shapes.ts';
import { supportLink } from '../../lib/brand.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { ErrorBoundary } from '../../components/page/ErrorBoundary.tsx';
import { useNotices } from '../../lib/notices/notices.ts';
import { useIsSignedIn } from '../../lib/session/useIsSignedIn.ts';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { BrandLink } from './BrandLink.tsx';
import { SkipLink } from '../../components/page/SkipLink.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

const StaffShortcuts = lazyComponent(
  async () => (await import('../shortcuts/StaffShortcuts.tsx')).StaffShortcuts,
  { failure: 'hidden' },
);

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
  header: {
    paddingBottom: '1px',
    // Extends under the scroll bar, whose space is empty while a dialog blocks scrolling.
    borderImageSource: `linear-gradient(${tokens.colorNeutralBackground1} calc(100% - 1px), ${tokens.colorNeutralStroke2} 0)`,
    borderImageSlice: '0 fill',
    borderImageWidth: 0,
    borderImageOutset: '0 100vw',
    '@media print': { display: 'none' },
  },
  bar: {
    ...line('16px'),
    justifyContent: 'space-between',
    maxWidth: '1080px',
    minHeight: '60px',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '6px 20px',
  },
  links: {
    display: 'flex',
    // Translations longer than English wrap on phones.
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '4px 20px',
    fontSize: tokens.fontSizeBase300,
  },
  link: { ...textLink, whiteSpace: 'nowrap' },
  main: {
    flexGrow: 1,
    width: '100%',
    maxWidth: '1080px',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: 'clamp(20px, 4vw, 40px) 20px 48px',
    outlineStyle: 'none',
  },
  footer: {
    ...screenOnly,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  legal: { display: 'inline-flex', flexWrap: 'wrap', gap: '4px 16px' },
  footerBar: {
    ...row('8px 24px'),
    justifyContent: 'space-between',
    maxWidth: '1080px',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '20px',
  },
});

/** The layout of the public pages. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  const isSignedIn = useIsSignedIn();
  const { support } = useNotices();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <SkipLink />
        {isSignedIn && <StaffShortcuts />}
        <div className={styles.bar}>
          <BrandLink />
          <nav aria-label={t('Main')} className={styles.links}>
            {pathname !== '/request-status' && (
              <Link to="/request-status" className={styles.link}>
                {t('Track a request')}
              </Link>
            )}
            <Link to={isSignedIn ? '/dashboard' : '/login'} className={styles.link}>
              {isSignedIn ? t('Dashboard') : t('Sign in')}
            </Link>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
      <footer className={styles.footer}>
        <div className={styles.footerBar}>
          <span>
            {t('Need help?')}{' '}
            <a className={styles.link} href={`mailto:${support.email}`}>
              {support.email}
            </a>{' '}
            ·{' '}
            <a className={styles.link} href={supportLink(support.phone)}>
              {support.phone}
            </a>
          </span>
          <span>{t('HIPAA compliant. Every upload is scanned for viruses.')}</span>
          <span className={styles.legal}>
            <Link to="/terms" className={styles.link}>
              {t('Terms')}
            </Link>
            <Link to="/privacy" className={styles.link}>
              {t('Privacy Policy')}
            </Link>
            <Link to="/status" className={styles.link}>
              {t('Service status')}
            </Link>
          </span>
          <LanguageSwitch />
        </div>
      </footer>
    </div>
  );
}
