import { createContext, use, useEffect, useLayoutEffect } from 'react';

/** Called when a dialog opens. Returns the function for its end. */
export const DialogOpened = createContext<() => () => void>(() => () => undefined);

/** Restores the focus when a dialog unmounts. Fluent restores it only to a trigger within the same `Dialog`. */
export function useDialogFocus(): void {
  const reportOpen = use(DialogOpened);
  useEffect(reportOpen, [reportOpen]);
  useLayoutEffect(() => {
    const previous = document.activeElement;
    return () => {
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus({ preventScroll: true });
    };
  }, []);
}
