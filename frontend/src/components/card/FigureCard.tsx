import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Surface } from '../Surface.tsx';
import { MetricTooltip } from './MetricTooltip.tsx';

const useStyles = makeStyles({
  card: { position: 'relative', display: 'grid', alignContent: 'start', gap: '4px', padding: '14px 16px' },
  largeCard: {
    alignContent: 'normal',
    gridTemplateRows: 'auto auto 1fr',
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
    margin: 0,
    fontSize: 'clamp(20px, 5.4vw, 26px)',
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  largeValue: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    overflowWrap: 'normal',
  },
  aside: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  detail: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  className?: string | undefined;
  label: string;
  /** What the figure counts. */
  definition: string;
  value: string;
  aside?: string;
  large?: boolean;
  /** The breakdown, share or change of the figure. */
  children: ReactNode;
}

/** A figure (`dt`, `dd`) with its definition. */
export function FigureCard({ className, label, definition, value, aside, large = false, children }: Props) {
  const styles = useStyles();
  return (
    <Surface className={mergeClasses(styles.card, large && styles.largeCard, className)}>
      <dt className={styles.label}>
        {label}
        <MetricTooltip name={label}>{definition}</MetricTooltip>
      </dt>
      <dd className={mergeClasses(styles.value, large && styles.largeValue)}>
        {value}
        {aside && <span className={styles.aside}>{aside}</span>}
      </dd>
      <dd className={styles.detail}>{children}</dd>
    </Surface>
  );
}
