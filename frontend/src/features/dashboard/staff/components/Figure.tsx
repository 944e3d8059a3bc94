import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { MetricTooltip } from '../../../../components/card/MetricTooltip.tsx';
import { hintText, line, softSmall } from '../../../../components/layout/shapes.ts';
import { useDashboardStyles } from './useDashboardStyles.ts';

const useStyles = makeStyles({
  label: { ...line('6px'), ...softSmall, gridColumn: 2 },
  value: {
    ...typographyStyles.subtitle1,
    gridColumn: 1,
    gridRow: '1 / 3',
    alignSelf: 'center',
    margin: 0,
    lineHeight: '22px',
    fontVariantNumeric: 'tabular-nums',
  },
  aside: {
    ...typographyStyles.caption2,
    display: 'block',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
  detail: { ...hintText, gridColumn: 2, margin: 0 },
});

interface Props {
  label: string;
  /** What the figure counts. */
  definition: string;
  value: string;
  aside?: string;
  /** The share or change of the figure. */
  children: ReactNode;
}

/** A figure of the strip (`dt`, `dd`) with its definition. */
export function Figure({ label, definition, value, aside, children }: Props) {
  const styles = useStyles();
  const { stat } = useDashboardStyles();
  return (
    <div className={stat}>
      <dt className={styles.label}>
        {label}
        <MetricTooltip name={label}>{definition}</MetricTooltip>
      </dt>
      <dd className={styles.value}>
        {value}
        {aside && <span className={styles.aside}>{aside}</span>}
      </dd>
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}
