import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { DialogOpened } from './dialogOpened.ts';

/** Fluent needs 250 ms to show the page to screen readers again. */
const KEPT_AFTER_CLOSING_MS = 1000;

/**
 * Hides the page from screen readers only while a dialog is open. Fluent's focus management stops with its last user, which
 * is the closed dialog, and would leave the page hidden. If it never stopped, its focus stops would stay in the page.
 * The keeper comes with the dialog, so that its code is there even if the dialog closes at once.
 */
export function DialogProvider({ children }: { children: ReactNode }) {
  const openDialogs = useRef(0);
  const release = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [FocusKeeper, setFocusKeeper] = useState<ComponentType | null>(null);
  const handleOpened = useCallback((keeper: ComponentType) => {
    openDialogs.current += 1;
    // Of an earlier dialog: it would end too soon after this one closes.
    clearTimeout(release.current);
    setFocusKeeper(() => keeper);
    return () => {
      openDialogs.current -= 1;
      if (openDialogs.current > 0) return;
      release.current = setTimeout(() => setFocusKeeper(null), KEPT_AFTER_CLOSING_MS);
    };
  }, []);
  return (
    <DialogOpened value={handleOpened}>
      {children}
      {FocusKeeper && <FocusKeeper />}
    </DialogOpened>
  );
}
