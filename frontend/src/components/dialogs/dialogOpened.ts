import { type ComponentType, createContext } from 'react';

/**
 * Called when a dialog opens, with a component that keeps Fluent's focus management running while it is rendered. Returns
 * the function to call when the dialog closes.
 */
export const DialogOpened = createContext<(FocusKeeper: ComponentType) => () => void>(() => () => undefined);
