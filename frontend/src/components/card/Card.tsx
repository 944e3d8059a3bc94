import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Surface } from '../Surface.tsx';

const useStyles = makeStyles({
  card: { padding: 'var(--card-padding, clamp(16px, 2vw, 24px))' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: 'var(--card-head, 32px)',
    marginBottom: 'var(--card-gap, 16px)',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface Props {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page. */
export function Card({ title, action, children }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Surface className={styles.card}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Surface>
    </section>
  );
}
