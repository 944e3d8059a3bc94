import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { row, screenOnly, smallText, textLink, wrap } from '../layout/shapes.ts';
import { PageTitle } from './PageTitle.tsx';

const useStyles = makeStyles({
  header: {
    ...wrap('12px 24px'),
    alignItems: 'end',
    justifyContent: 'space-between',
    marginBottom: 'var(--header-gap, 24px)',
  },
  // The badges are above the title, so that the actions are beside it.
  withBadges: {
    '@media screen and (min-width: 1280px)': {
      // Also where the badges need two lines.
      alignItems: 'baseline',
      gap: '2px 12px',
      // Ends the line of the badges.
      '::before': { content: '""', order: 1, flexBasis: '100%' },
      '& h1': { order: 2 },
      // The title is just below.
      '& nav [aria-current]': { display: 'none' },
    },
  },
  breadcrumbs: {
    ...wrap('6px'),
    ...smallText,
    ...screenOnly,
    margin: '0 0 4px',
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground3,
  },
  link: { ...textLink },
  badges: {
    ...row('8px 12px'),
    '@media screen and (min-width: 1280px)': { flexGrow: 1, flexBasis: 0, columnGap: '8px' },
  },
  inHeader: { '@media screen and (min-width: 1280px)': { display: 'contents' } },
  titleLine: { ...row('8px 12px') },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    // To the right also where the title leaves no room beside it.
    '@media (min-width: 600px)': { flexGrow: 1, justifyContent: 'flex-end' },
    order: 3,
    '@media print': { display: 'none' },
  },
});

interface Props {
  title: string;
  /** The pages above this one, the outermost first. */
  breadcrumbs?: readonly { label: string; to: string }[];
  /** Badges next to the title, such as a status. */
  badges?: ReactNode;
  /** The actions of the page. */
  actions?: ReactNode;
}

/** Breadcrumb, title and actions of a page. */
export function PageHeader({ title, breadcrumbs = [], badges, actions }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={mergeClasses(styles.header, badges ? styles.withBadges : undefined)}>
      <div className={badges ? styles.inHeader : undefined}>
        {breadcrumbs.length > 0 && (
          <nav aria-label={t('Breadcrumb')}>
            <ol className={styles.breadcrumbs}>
              {breadcrumbs.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>{' '}
                  <span aria-hidden>/</span>
                </li>
              ))}
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
        )}
        {badges ? (
          <div className={mergeClasses(styles.titleLine, styles.inHeader)}>
            <PageTitle title={title} />
            <div className={styles.badges}>{badges}</div>
          </div>
        ) : (
          <PageTitle title={title} />
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
