import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Surface } from '../../../components/Surface.tsx';
import { Definition } from '../../../components/card/Definition.tsx';

const useStyles = makeStyles({
  card: { position: 'relative', display: 'grid', alignContent: 'start', gap: '4px', padding: '14px 16px' },
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
  detail: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  label: string;
  /** What the figure counts. */
  definition: string;
  value: string;
  /** What it is made of, or a part of. */
  children: ReactNode;
}

/** One figure, with what it counts. */
export function FigureCard({ label, definition, value, children }: Props) {
  const styles = useStyles();
  return (
    <Surface className={styles.card}>
      <dt className={styles.label}>
        {label}
        <Definition name={label}>{definition}</Definition>
      </dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.detail}>{children}</dd>
    </Surface>
  );
}
