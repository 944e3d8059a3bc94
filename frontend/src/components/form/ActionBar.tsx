import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Notice } from '../Notice.tsx';
import { SHORT_WINDOW } from '../page/shortWindow.ts';
import { actionBar } from './useOpensUpward.ts';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    display: 'grid',
    gap: '12px',
    margin: '8px 0 -48px',
    padding: '12px 0 max(12px, env(safe-area-inset-bottom))',
    // Spans the window. Unlike a wider box, an outset border image does not make the page scroll sideways.
    borderImageSource: `linear-gradient(${tokens.colorNeutralStroke2} 1px, ${tokens.colorNeutralBackground2} 1px)`,
    borderImageSlice: '0 fill',
    borderImageWidth: 0,
    borderImageOutset: '0 100vw',
    // At large zoom it would cover most of the window.
    [SHORT_WINDOW]: { position: 'static' },
    '@media print': { display: 'none' },
  },
});

interface Props {
  className?: string | undefined;
  /** Why the form was not sent. In the bar, it is visible wherever the user is in the form. */
  problem?: string | null;
  problemTitle?: string;
  children: ReactNode;
}

/** The bar at the bottom of the window with the buttons of a form. Suggestion lists do not open over it. */
export function ActionBar({ className, problem, problemTitle, children }: Props) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.bar, className)} {...actionBar}>
      {problem && (
        <Notice type="error" role="alert" {...(problemTitle && { title: problemTitle })}>
          {problem}
        </Notice>
      )}
      {children}
    </div>
  );
}
