import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { hasSlowCall, onSlowCall } from '../../lib/query/slowCalls.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { type ShownToast, ToastContext, type Toasts } from './useToasts.ts';

const ToastRegion = lazyComponent(async () => (await import('./ToastRegion.tsx')).ToastRegion, {
  failure: 'abovePage',
});

const DEFAULT_DURATION_MS = 5000;

/** Provides toasts, and says when a call takes long. The code that renders them loads with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [hasShownToast, setHasShownToast] = useState(false);
  const isSlow = useSyncExternalStore(onSlowCall, hasSlowCall, () => false);
  const nextId = useRef(1);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        const id = nextId.current++;
        setHasShownToast(true);
        setShown((before) => [...before, { durationMs: DEFAULT_DURATION_MS, ...toast, id }]);
      },
    }),
    [],
  );
  const dismiss = (id: number) => setShown((before) => before.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={toasts}>
      {children}
      {(hasShownToast || isSlow) && <ToastRegion toasts={shown} isSlow={isSlow} onDismiss={dismiss} />}
    </ToastContext>
  );
}
