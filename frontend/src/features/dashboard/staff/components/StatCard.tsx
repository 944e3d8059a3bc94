import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Surface } from '../../../../components/Surface.tsx';
import { Definition } from '../../../../components/card/Definition.tsx';
import { useStartStyles } from './useStartStyles.ts';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    gap: '4px',
    '@media (max-width: 599px)': { ':nth-child(even) [role="tooltip"]': { left: 'auto' } },
  },
  label: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px',
    color: tokens.colorNeutralForeground2,
  },
  value: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  aside: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  detail: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  label: string;
  /** What the figure counts. */
  definition: string;
  value: string;
  aside?: string;
  /** How it moved, or what it is a part of. */
  children: ReactNode;
}

/** One figure of the dashboard. */
export function StatCard({ label, definition, value, aside, children }: Props) {
  const start = useStartStyles();
  const styles = useStyles();
  return (
    <Surface className={mergeClasses(start.stat, styles.card)}>
      <dt className={styles.label}>
        {label}
        <Definition name={label}>{definition}</Definition>
      </dt>
      <dd className={styles.value}>
        {value}
        {aside && <span className={styles.aside}>{aside}</span>}
      </dd>
      <dd className={styles.detail}>{children}</dd>
    </Surface>
  );
}
