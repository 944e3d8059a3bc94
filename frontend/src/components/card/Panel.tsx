import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, type Ref, useId } from 'react';
import { Surface } from '../Surface.tsx';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: '0 0 16px', outlineStyle: 'none', scrollMarginTop: '32px' },
});

interface Props {
  title: string;
  /** Gives the focus to the heading. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A titled section with a third-level heading. */
export function Panel({ title, titleRef, children }: Props) {
  const styles = useStyles();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Surface>
        <h3 id={titleId} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h3>
        {children}
      </Surface>
    </section>
  );
}
