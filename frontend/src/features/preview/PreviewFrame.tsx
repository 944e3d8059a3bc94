import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode, Ref, UIEventHandler } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  frame: {
    boxSizing: 'border-box',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    height: 'min(600px, calc(100dvh - 216px))',
    backgroundColor: tokens.colorNeutralBackground3,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '@media (max-width: 599px)': { height: 'auto', minHeight: 0 },
  },
  centred: { display: 'grid', placeItems: 'center', padding: '24px' },
});

/** What scrolls must be reachable by keyboard, whatever it holds. */
const reachable = { tabIndex: 0 };

interface Props {
  ref?: Ref<HTMLDivElement>;
  /** Puts what it holds into the middle: messages instead of pages. */
  centred?: boolean;
  onScroll?: UIEventHandler<HTMLDivElement>;
  children: ReactNode;
}

/** The window through which a document is seen. */
export function PreviewFrame({ ref, centred = false, onScroll, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div
      ref={ref}
      role="region"
      aria-label={t('Document')}
      {...reachable}
      className={mergeClasses(styles.frame, centred && styles.centred)}
      onScroll={onScroll}
    >
      {children}
    </div>
  );
}
