import { makeStyles } from '@fluentui/react-components';
import type { ComponentProps } from 'react';

const useStyles = makeStyles({
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Text only for screen readers. */
export function VisuallyHidden(props: Omit<ComponentProps<'div'>, 'className'>) {
  const styles = useStyles();
  return <div {...props} className={styles.hidden} />;
}
