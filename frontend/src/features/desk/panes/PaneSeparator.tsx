import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SHARE, limitedShare, MAX_SHARE, MIN_SHARE } from './documentShare.ts';

/** Percent. */
const STEP = 2;

const useStyles = makeStyles({
  separator: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    cursor: 'col-resize',
    touchAction: 'none',
    borderRadius: tokens.borderRadiusMedium,
    outlineStyle: 'none',
    '::after': {
      content: '""',
      width: '4px',
      height: '48px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorNeutralStroke1,
    },
    ':hover::after': { backgroundColor: tokens.colorNeutralStroke1Hover, height: '96px' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media print': { display: 'none' },
  },
});

interface Props {
  /** The ID of the left pane. */
  controls: string;
  /** The element that contains both panes. */
  panes: RefObject<HTMLElement | null>;
  /** The share of the left pane in percent. */
  share: number;
  onShare: (share: number) => void;
  /** Called with the last share when a change ends. */
  onChosen: (share: number) => void;
}

/** The line between document and work. It moves with the pointer, the arrow keys, Home and End; a double click resets it. */
export function PaneSeparator({ controls, panes, share, onShare, onChosen }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const dragged = useRef<number | null>(null);
  const choose = (next: number) => {
    const chosen = limitedShare(next);
    onShare(chosen);
    onChosen(chosen);
  };
  const handleKey = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: share - STEP,
      ArrowRight: share + STEP,
      Home: MIN_SHARE,
      End: MAX_SHARE,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(target);
  };
  const handleMove = (event: PointerEvent) => {
    if (dragged.current === null || !panes.current) return;
    const { left, width } = panes.current.getBoundingClientRect();
    if (width === 0) return;
    dragged.current = limitedShare((100 * (event.clientX - left)) / width);
    onShare(dragged.current);
  };
  const endDrag = () => {
    if (dragged.current !== null) onChosen(dragged.current);
    dragged.current = null;
  };
  const focusable = {
    tabIndex: 0,
    onKeyDown: handleKey,
    onDoubleClick: () => choose(DEFAULT_SHARE),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = share;
    },
    onPointerMove: handleMove,
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('Width of the document')}
      aria-controls={controls}
      aria-valuenow={share}
      aria-valuemin={MIN_SHARE}
      aria-valuemax={MAX_SHARE}
      aria-valuetext={t('{{percent}}% of the width', { percent: share })}
      title={t('Drag to resize. Double-click to reset.')}
      className={styles.separator}
      {...focusable}
    />
  );
}
