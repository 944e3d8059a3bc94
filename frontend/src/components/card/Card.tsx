import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Surface } from '../Surface.tsx';
import { line } from '../layout/shapes.ts';
import { useSharedStyles } from '../layout/useSharedStyles.ts';

const useStyles = makeStyles({
  card: { padding: 'var(--card-padding, clamp(16px, 2vw, 24px))' },
  head: {
    ...line('16px'),
    justifyContent: 'space-between',
    minHeight: 'var(--card-head, 32px)',
    marginBottom: 'var(--card-gap, 16px)',
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
  const shared = useSharedStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Surface className={styles.card}>
        <div className={styles.head}>
          <h2 id={id} className={shared('heading')}>
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Surface>
    </section>
  );
}
