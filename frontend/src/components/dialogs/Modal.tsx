import {
  Dialog,
  DialogSurface,
  makeStaticStyles,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useToastsBelow } from '../toasts/useToastsBelow.ts';
import { useDialogFocus } from './useDialogFocus.ts';

const TITLE = 'h1, h2';
const HEADER = '[data-dialog-header]';

const useStyles = makeStyles({
  surface: {
    padding: 0,
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 24px)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    [`& :is(${TITLE})`]: { outlineStyle: 'none' },
    '@media print': { display: 'none' },
    '@media (max-width: 599px)': {
      width: '100%',
      height: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      borderRadius: 0,
    },
  },
  backdrop: { '@media print': { display: 'none' } },
});

/** Fluent keeps the place of the scroll bar free, and the backdrop does not cover it. */
const useStripStyles = makeStaticStyles({
  // The doubled selector outweighs the background of a chosen theme.
  ':root:root:has(.fui-DialogSurface__backdrop)': {
    backgroundColor: 'color-mix(in srgb, var(--colorNeutralBackground2) 60%, black)',
  },
});

interface Props {
  /** The id of the heading that names it. Undefined: a `DialogTitle` names it. */
  labelledBy?: string;
  className?: string | undefined;
  onClose: () => void;
  /** Keys that the dialog itself does not handle. */
  onKey?: ((event: KeyboardEvent) => void) | undefined;
  /** Whether a click outside closes the dialog. Omit it if input could be lost. */
  closesOutside?: boolean;
  children: ReactNode;
}

/**
 * Fluent's dialog, open as long as it is rendered. The focus starts on its title, because Enter must not press a button
 * that the user has not seen; without a title on its first field. Toasts stay below the title, or below the element around it with `data-dialog-header`.
 */
export function Modal({ labelledBy, className, onClose, onKey, closesOutside = false, children }: Props) {
  useStripStyles();
  const styles = useStyles();
  const surface = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLElement>(null);
  useDialogFocus();
  useLayoutEffect(() => {
    const title = surface.current?.querySelector<HTMLElement>(TITLE) ?? null;
    header.current =
      title?.closest<HTMLElement>(HEADER) ??
      title ??
      surface.current?.querySelector<HTMLElement>(HEADER) ??
      null;
  }, []);
  useToastsBelow(header);
  useEffect(() => {
    const title = surface.current?.querySelector<HTMLElement>(TITLE);
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, []);
  return (
    <Dialog
      open
      onOpenChange={(_, { type }) => {
        if (type !== 'backdropClick' || closesOutside) onClose();
      }}
    >
      <DialogSurface
        ref={surface}
        className={mergeClasses(styles.surface, className)}
        backdrop={{ className: styles.backdrop }}
        onKeyDown={onKey}
        {...(labelledBy && { 'aria-labelledby': labelledBy })}
      >
        {children}
      </DialogSurface>
    </Dialog>
  );
}
