import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: '0 0 8px' },
  cards: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // On small screens, the definition of a card on the right opens to the left.
    '@media (max-width: 599px)': { '> :nth-child(even) [role="tooltip"]': { left: 'auto' } },
    '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A titled group of figures. */
export function FigureGroup({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.cards}>{children}</dl>
    </section>
  );
}
