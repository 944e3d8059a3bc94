import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { makePageInert } from './makePageInert.ts';

const useStyles = makeStyles({
  layer: {
    position: 'fixed',
    inset: 0,
    zIndex: 900,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    backgroundColor: 'rgba(0, 0, 0, 0.5)',
    '@media print': { display: 'none' },
  },
  dialog: {
    boxSizing: 'border-box',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 24px)',
    overflow: 'auto',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow64,
    outlineStyle: 'none',
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' } },
    animationDuration: '140ms',
    '@media (max-width: 599px)': {
      width: '100%',
      height: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      borderRadius: 0,
    },
  },
});

interface Props {
  /** The id of the heading that names it. */
  labelledBy: string;
  className?: string | undefined;
  onClose: () => void;
  /** Keys other than Escape and Tab. */
  onKey?: ((event: KeyboardEvent) => void) | undefined;
  /** Whether a click beside the dialog closes it; leave it out where something could be lost. */
  closesOutside?: boolean;
  children: ReactNode;
}

const STOPS =
  'button:not([disabled]), a[href], input:not([disabled]), select, textarea, iframe, [tabindex="0"]';

/**
 * A dialog over the page. It is no native modal: toasts, and the payment provider's own check of a card, must stay
 * reachable above it. Everything else of the page is inert; the focus goes back to where it came from.
 */
export function Modal({ labelledBy, className, onClose, onKey, closesOutside = false, children }: Props) {
  const styles = useStyles();
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => makePageInert(layer.current!), []);
  useEffect(() => dialog.current?.focus({ preventScroll: true }), []);

  function pressed(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab') {
      wrapFocus(event, dialog.current!);
    } else {
      onKey?.(event);
    }
  }

  return (
    <div
      ref={layer}
      className={styles.layer}
      role="presentation"
      onKeyDown={pressed}
      onPointerDown={(event) => {
        if (closesOutside && event.target === layer.current) onClose();
      }}
    >
      <div
        ref={dialog}
        role="dialog"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={mergeClasses(styles.dialog, className)}
      >
        {children}
      </div>
    </div>
  );
}

/** Keeps the Tab key within the dialog. */
function wrapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)];
  const at = document.activeElement;
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? at === first || at === dialog : at === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
