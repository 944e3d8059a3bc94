import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  list: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: 'var(--fact-gap, 16px 24px)',
  },
  short: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))' },
  wide: { gridColumn: '1 / -1' },
  term: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  value: {
    ...typographyStyles.body1,
    lineHeight: 'var(--value-line, 20px)',
    margin: 'var(--value-gap, 2px) 0 0',
    overflowWrap: 'anywhere',
  },
  absent: { color: tokens.colorNeutralForeground3 },
});

interface ListProps {
  /** Whether the values are short, such as dates. */
  short?: boolean;
  children: ReactNode;
}

export function FactList({ short = false, children }: ListProps) {
  const styles = useStyles();
  return <dl className={mergeClasses(styles.list, short && styles.short)}>{children}</dl>;
}

interface Props {
  term: string;
  /** Takes the full width. */
  wide?: boolean;
  children: ReactNode;
}

/** A term and its value. An empty value is shown as not provided. */
export function Fact({ term, wide = false, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={mergeClasses(wide && styles.wide)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {children === '' ? <span className={styles.absent}>{t('Not provided')}</span> : children}
      </dd>
    </div>
  );
}
