import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Surface } from '../Surface.tsx';

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
  /** Actions for the list. */
  actions?: ReactNode;
  /** Errors and information about the list. */
  notices?: ReactNode;
  /** Search and filters. */
  tools?: ReactNode;
  /** How many items are shown. */
  count?: string | undefined;
  /** Text for an empty list; null if there are rows. */
  empty: string | null;
  /** Rows, each a list item; undefined while loading. */
  children: ReactNode;
  /** Control that shows more rows. */
  more?: ReactNode;
}

/** A list in the Management Center: title, actions, search, filters and rows. */
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
