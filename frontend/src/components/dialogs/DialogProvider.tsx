import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { DialogOpened } from './dialogOpened.ts';

/** Fluent needs 250 ms to show the page to screen readers again. */
const KEPT_AFTER_CLOSING_MS = 1000;

/**
 * Hides the page from screen readers only while a dialog is open. Fluent's focus management stops with its last user, which
 * is the closed dialog, and would leave the page hidden. If it never stopped, its focus stops would stay in the page.
 * The keeper comes with the dialog, so that its code is there even if the dialog closes at once.
 */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [openDialogs, setOpenDialogs] = useState(0);
  const [FocusKeeper, setFocusKeeper] = useState<ComponentType | null>(null);
  const handleOpened = useCallback((keeper: ComponentType) => {
    setOpenDialogs((count) => count + 1);
    setFocusKeeper(() => keeper);
    return () => setOpenDialogs((count) => count - 1);
  }, []);
  const isReleasing = openDialogs === 0 && FocusKeeper !== null;
  useEffect(() => {
    if (!isReleasing) return undefined;
    const timer = setTimeout(() => setFocusKeeper(null), KEPT_AFTER_CLOSING_MS);
    return () => clearTimeout(timer);
  }, [isReleasing]);
  return (
    <DialogOpened value={handleOpened}>
      {children}
      {FocusKeeper && <FocusKeeper />}
    </DialogOpened>
  );
}
