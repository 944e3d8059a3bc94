import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode, Ref, UIEventHandler } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  area: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    // A place that is not a dialog sets its own height.
    height: 'var(--preview-height, min(600px, calc(100dvh - 216px)))',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 599px)': { height: 'var(--preview-height, auto)', minHeight: 0 },
  },
  row: { display: 'flex', flexGrow: 1, minHeight: 0 },
  frame: {
    flexGrow: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: tokens.colorNeutralBackground3,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  centered: { display: 'grid', placeItems: 'center', padding: '24px' },
});

/** Scrollable areas must be reachable by keyboard. */
const keyboardReachable = { tabIndex: 0 };

interface Props {
  ref?: Ref<HTMLDivElement>;
  /** Centers the content, for messages. */
  centered?: boolean;
  onScroll?: UIEventHandler<HTMLDivElement>;
  /** Stays above the scrollable area. */
  above?: ReactNode;
  /** Stays to the left of it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The scrollable area of a preview. */
export function PreviewFrame({ ref, centered = false, onScroll, above, beside, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.area}>
      {above}
      <div className={styles.row}>
        {beside}
        <div
          ref={ref}
          role="region"
          aria-label={t('Document')}
          {...keyboardReachable}
          className={mergeClasses(styles.frame, centered && styles.centered)}
          onScroll={onScroll}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
