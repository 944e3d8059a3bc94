import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Surface } from '../../../components/Surface.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  title: { ...typographyStyles.subtitle1, margin: '0 auto 0 0' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  count: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
  empty: { ...typographyStyles.subtitle2, margin: 0, padding: '40px 16px', textAlign: 'center' },
  more: { justifySelf: 'start' },
  rows: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
});

interface Props {
  title: string;
  /** What can be done with the whole list. */
  actions?: ReactNode;
  /** What went wrong, or is to be known of the list. */
  notices?: ReactNode;
  /** What narrows it. */
  tools?: ReactNode;
  /** How much of it is shown. */
  count?: string | undefined;
  /** Why there are no rows; null when there are. */
  empty: string | null;
  /** Rows, each a list item; undefined until they are there. */
  children: ReactNode;
  /** What shows the rest of them. */
  more?: ReactNode;
}

/** A list of the Management Center: its name and actions, what narrows it, and its rows. */
export function ListFrame({ title, actions, notices, tools, count, empty, children, more }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Surface className={styles.frame}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {actions}
        </div>
        {notices}
        {tools && <div className={styles.tools}>{tools}</div>}
        <div role="status">
          {count && <p className={styles.count}>{count}</p>}
          {empty !== null && <p className={styles.empty}>{empty}</p>}
        </div>
        {empty === null && children !== undefined && (
          <ul className={styles.rows} aria-labelledby={id}>
            {children}
          </ul>
        )}
        {more && <div className={styles.more}>{more}</div>}
      </Surface>
    </section>
  );
}
