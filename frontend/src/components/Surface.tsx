import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  surface: {
    padding: 'clamp(16px, 3vw, 28px)',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: '0 1px 2px rgb(0 0 0 / 0.05)',
    '@media print': { boxShadow: 'none', breakInside: 'avoid' },
  },
});

/** A card background around content. */
export function Surface({ children, className }: { children: ReactNode; className?: string }) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.surface, className)}>{children}</div>;
}
