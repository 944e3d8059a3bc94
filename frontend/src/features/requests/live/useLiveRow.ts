import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, use } from 'react';
import { innerFocusRing } from '../../../components/layout/shapes.ts';
import { LiveRowsContext } from './liveRows.ts';

const useStyles = makeStyles({
  row: { ...innerFocusRing, position: 'relative', scrollMarginTop: '96px', scrollMarginBottom: '96px' },
  changed: { backgroundColor: tokens.colorBrandBackground2 },
  left: { opacity: 0.6 },
});

/** Returns the props of a row that can be focused and shows what changed. Rows of clients have none. */
export function useLiveRow() {
  const styles = useStyles();
  const context = use(LiveRowsContext);
  return (requestId: string, className = '') => {
    if (!context) return { className };
    const { live, tabStop, change, open } = context;
    return {
      'data-row': requestId,
      tabIndex: requestId === tabStop ? 0 : -1,
      className: mergeClasses(
        className,
        styles.row,
        live.changed.has(requestId) && styles.changed,
        live.left.has(requestId) && styles.left,
      ),
      onFocus: () => {
        if (live.active !== requestId) change({ active: requestId });
      },
      onKeyDown: (event: KeyboardEvent) => {
        const isOwn = event.target === event.currentTarget && event.key === 'Enter';
        if (!isOwn || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        event.preventDefault();
        open(requestId);
      },
    };
  };
}
