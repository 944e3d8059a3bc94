import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Row } from '../../components/layout/pieces.tsx';
import { row, smallFrame, textLink } from '../../components/layout/shapes.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';

/** The frame of a screen that works on pages: it fills the window, and its panes scroll. */
export const useWorkScreenStyles = makeStyles({
  // Fills the window below the bar of the shell, which is 60 px high.
  screen: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    height: 'calc(100dvh - var(--above-page, 0px) - 60px)',
    minHeight: '520px',
    boxSizing: 'border-box',
    padding: '8px 16px 12px',
    '--title-size': '20px',
    '& > *': { flexShrink: 0 },
  },
  columns: {
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 0,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gap: '8px',
  },
  pane: {
    ...smallFrame,
    minWidth: 0,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
});

const useStyles = makeStyles({
  crumbs: { display: 'flex', gap: '8px', ...typographyStyles.caption1 },
  link: textLink,
  end: { ...row('8px'), marginLeft: 'auto' },
});

interface Props {
  title: string;
  /** The pages above this one, the outermost first. */
  crumbs: readonly { readonly to: string; readonly label: string }[];
  /** At the end of the line. */
  children: ReactNode;
}

/** The head of such a screen, in one line. */
export function WorkScreenHead({ title, crumbs, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Row gap={8} rowGap={4}>
      <nav aria-label={t('Breadcrumb')} className={styles.crumbs}>
        {crumbs.map(({ to, label }) => (
          <Fragment key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
            <span aria-hidden>/</span>
          </Fragment>
        ))}
      </nav>
      <PageTitle title={title} />
      <div className={styles.end}>{children}</div>
    </Row>
  );
}
