import { type ReactNode, useCallback, useRef, useState } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import { DialogOpened } from './useDialogFocus.ts';

const FocusKeeper = lazyComponent(async () => (await import('./FocusKeeper.tsx')).FocusKeeper, {
  failure: 'hidden',
});

/** Fluent needs 250 ms to show the page to screen readers again. */
const KEPT_AFTER_CLOSING_MS = 1000;

/**
 * Hides the page from screen readers only while a dialog is open. Fluent's focus management stops with its last user, which
 * is the closed dialog, and would leave the page hidden. If it never stopped, its focus stops would stay in the page.
 */
export function DialogProvider({ children }: { children: ReactNode }) {
  const openDialogs = useRef(0);
  const release = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isKept, setIsKept] = useState(false);
  const handleOpened = useCallback(() => {
    openDialogs.current += 1;
    // Of an earlier dialog: it would end too soon after this one closes.
    clearTimeout(release.current);
    setIsKept(true);
    return () => {
      openDialogs.current -= 1;
      if (openDialogs.current > 0) return;
      release.current = setTimeout(() => setIsKept(false), KEPT_AFTER_CLOSING_MS);
    };
  }, []);
  return (
    <DialogOpened value={handleOpened}>
      {children}
      {isKept && <FocusKeeper />}
    </DialogOpened>
  );
}
