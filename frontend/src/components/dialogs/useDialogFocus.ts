import { use, useLayoutEffect } from 'react';
import { DialogOpened } from './dialogOpened.ts';
import { FocusKeeper } from './FocusKeeper.tsx';

/** Restores the focus when a dialog unmounts. Fluent restores it only to a trigger within the same `Dialog`. */
export function useDialogFocus(): void {
  const reportOpen = use(DialogOpened);
  useLayoutEffect(() => reportOpen(FocusKeeper), [reportOpen]);
  useLayoutEffect(() => {
    const previous = document.activeElement;
    return () => {
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus({ preventScroll: true });
    };
  }, []);
}
