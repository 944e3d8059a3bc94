import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Surface } from '../Surface.tsx';
import { bodyText, largeHeading } from '../layout/shapes.ts';
import { useRequiredMark } from './useRequiredMark.ts';

const useStyles = makeStyles({
  heading: { ...largeHeading, margin: 0 },
  text: { ...bodyText, margin: '4px 0 0', maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
  fields: {
    display: 'grid',
    gap: '20px 24px',
    marginTop: '20px',
    alignItems: 'start',
    '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' },
  },
  wide: { marginTop: '20px' },
});

interface Props {
  title: string;
  text?: ReactNode;
  /** Two columns from 900 px; otherwise one field below the other. */
  columns?: boolean;
  /** The section is a single required field without its own label. */
  required?: boolean;
  children: ReactNode;
}

/** A titled group of fields. */
export function FormSection({ title, text, columns = true, required = false, children }: Props) {
  const styles = useStyles();
  const mark = useRequiredMark();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Surface>
        <h2 id={id} className={mergeClasses(styles.heading, required && mark.required)}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        <div className={columns ? styles.fields : styles.wide}>{children}</div>
      </Surface>
    </section>
  );
}
