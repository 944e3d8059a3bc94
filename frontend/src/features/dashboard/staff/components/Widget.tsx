import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Surface } from '../../../../components/Surface.tsx';
import { useDashboardStyles } from './useDashboardStyles.ts';

const useStyles = makeStyles({
  widget: { display: 'flex', flexDirection: 'column' },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  note: { ...typographyStyles.caption1, margin: '2px 0 16px', color: tokens.colorNeutralForeground3 },
});

interface Props {
  title: string;
  note: string;
  children: ReactNode;
}

/** A titled card of the dashboard. */
export function Widget({ title, note, children }: Props) {
  const dashboard = useDashboardStyles();
  const styles = useStyles();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Surface className={mergeClasses(dashboard.widget, styles.widget)}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.note}>{note}</p>
        {children}
      </Surface>
    </section>
  );
}
