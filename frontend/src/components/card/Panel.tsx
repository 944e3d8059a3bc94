import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Surface } from '../Surface.tsx';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: '0 0 16px' },
});

/** A titled section with a third-level heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Surface>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {children}
      </Surface>
    </section>
  );
}
