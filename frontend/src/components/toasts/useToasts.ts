import { createContext, use } from 'react';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastMessage {
  type: ToastType;
  message: string;
  /** How long the toast stays without pointer or focus; 5000 by default. */
  durationMs?: number;
}

export interface ShownToast extends Required<ToastMessage> {
  id: number;
}

export interface Toasts {
  show: (toast: ToastMessage) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Messages at the top right that disappear after a while. Never the only place for an error that needs action. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs the ToastProvider around it');
  return toasts;
}
