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
  /** Whether a click outside closes the dialog. Omit it if input could be lost. */
  closesOutside?: boolean;
  children: ReactNode;
}

const FOCUSABLE_SELECTOR =
  'button:not([disabled]), a[href], input:not([disabled]), select, textarea, iframe, [tabindex="0"]';

/**
 * A dialog over the page. It is not a native modal, because toasts and the payment provider's card authentication must
 * stay reachable above it. The rest of the page is inert. Closing restores the focus.
 */
export function Modal({ labelledBy, className, onClose, onKey, closesOutside = false, children }: Props) {
  const styles = useStyles();
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => makePageInert(layer.current!), []);
  useEffect(() => dialog.current?.focus({ preventScroll: true }), []);

  function handleKeyDown(event: KeyboardEvent) {
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
      onKeyDown={handleKeyDown}
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

/** Keeps Tab within the dialog. */
function wrapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const focusable = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)];
  const active = document.activeElement;
  const [first, last] = [focusable[0], focusable.at(-1)];
  const isAtEdge = event.shiftKey ? active === first || active === dialog : active === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
