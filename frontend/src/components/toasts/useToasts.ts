import { createContext, use } from 'react';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastMessage {
  type: ToastType;
  message: string;
  /** How long it stays unless it is read with pointer or keyboard; 5000 by default. */
  durationMs?: number;
}

export interface ShownToast extends Required<ToastMessage> {
  id: number;
}

export interface Toasts {
  show: (toast: ToastMessage) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Messages at the top right that leave by themselves. Never the only place of an error that must be acted on. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs the ToastProvider around it');
  return toasts;
}
