import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Surface } from '../Surface.tsx';
import { Row } from '../layout/pieces.tsx';
import { hintText, wrap } from '../layout/shapes.ts';
import { MetricTooltip } from './MetricTooltip.tsx';

const useStyles = makeStyles({
  card: { position: 'relative', display: 'grid', alignContent: 'start', gap: '4px', padding: '14px 16px' },
  largeCard: {
    alignContent: 'normal',
    gridTemplateRows: 'auto auto 1fr',
    '@media (max-width: 599px)': { ':nth-child(even) [role="tooltip"]': { left: 'auto' } },
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
    ...wrap('0 8px'),
    alignItems: 'baseline',
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    overflowWrap: 'normal',
  },
  aside: { ...hintText },
  detail: { ...hintText, margin: 0 },
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
      <Row as="dt" gap={8} align="top" justify="between" nowrap shared={['body', 'soft']}>
        {label}
        <MetricTooltip name={label}>{definition}</MetricTooltip>
      </Row>
      <dd className={mergeClasses(styles.value, large && styles.largeValue)}>
        {value}
        {aside && <span className={styles.aside}>{aside}</span>}
      </dd>
      <dd className={styles.detail}>{children}</dd>
    </Surface>
  );
}
