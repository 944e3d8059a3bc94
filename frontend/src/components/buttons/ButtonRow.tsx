import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { wrap } from '../layout/shapes.ts';

const useStyles = makeStyles({
  row: { ...wrap('12px'), justifyContent: 'flex-end', '& > button': { minHeight: '40px' } },
  stacking: {
    '@media (max-width: 599px)': { flexDirection: 'column-reverse', '& > button': { minHeight: '44px' } },
  },
});

interface Props {
  /** Stacks the buttons on phones, the last one on top. */
  stacksOnPhones?: boolean;
  children: ReactNode;
}

/** The buttons at the end of a form or dialog, the main one last. */
export function ButtonRow({ stacksOnPhones = false, children }: Props) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.row, stacksOnPhones && styles.stacking)}>{children}</div>;
}
