import { makeStyles, tokens } from '@fluentui/react-components';
import { type PointerEvent, useRef } from 'react';
import { limitWidth } from './columnWidths.ts';

const useStyles = makeStyles({
  handle: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: '-4px',
    width: '9px',
    zIndex: 1,
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      top: '25%',
      bottom: '25%',
      left: '4px',
      width: '1px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
    ':hover::after': { top: 0, bottom: 0, width: '2px', backgroundColor: tokens.colorBrandStroke1 },
    '@media print': { display: 'none' },
  },
});

/**
 * Resizes the column on whose right edge it is, with a pointer. It gets no focus, because a stop per column would keep the
 * rows from people who use Tab; the menu of the columns sets widths with the keyboard.
 */
export function ResizeHandle({ onWidth }: { onWidth: (width: number) => void }) {
  const styles = useStyles();
  const drag = useRef<{ x: number; width: number } | null>(null);
  const widthAt = ({ clientX }: PointerEvent) =>
    drag.current && limitWidth(drag.current.width + clientX - drag.current.x);
  const columnOf = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const heading = currentTarget.closest('th');
    const group = heading?.closest('table')?.querySelector('colgroup');
    return heading && (group?.children[heading.cellIndex] as HTMLElement | undefined);
  };
  return (
    <span
      className={styles.handle}
      aria-hidden
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const heading = event.currentTarget.closest('th');
        drag.current = { x: event.clientX, width: heading?.offsetWidth ?? 0 };
      }}
      onPointerMove={(event) => {
        const width = widthAt(event);
        const column = columnOf(event);
        if (width !== null && column) column.style.width = `${width}px`;
      }}
      onPointerUp={(event) => {
        const width = widthAt(event);
        const isMoved = drag.current?.x !== event.clientX;
        drag.current = null;
        if (width !== null && isMoved) onWidth(width);
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
    />
  );
}
